import Descriptors
import FlowDriver
import Foundation
import PlainText

/// The flows that the arguments of `run` name, and what is wrong with those that can't run.
struct FlowSources {
  private static let limit = 16 << 20

  /// The flows, each with the name that a report shows.
  private(set) var flows: [(name: String, flow: Flow)] = []
  /// The errors, each as one line.
  private(set) var problems: [String] = []

  /// Reads flows.
  ///
  /// - Parameters:
  ///   - paths: The paths of files, of folders, whose files that end in `.flow` are read in the order
  ///     of their names, and `-` for standard input.
  ///   - input: The file descriptor of standard input.
  init(_ paths: [String], input: Int32 = STDIN_FILENO) {
    for path in paths {
      if path == "-" {
        readInput(input)
      } else if FlowSources.isFolder(path) {
        readFolder(path)
      } else {
        readFile(path)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private mutating func readFile(_ path: String) {
    do {
      flows.append((path, try Flow(file: path)))
    } catch {
      problems.append("\(error)")
    }
  }

  /// Reads the flows in a folder; those in folders inside it may only be there to be included.
  private mutating func readFolder(_ path: String) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      problems.append("\(path.visible): the folder can't be read; use one that can")
      return
    }
    let files = names.filter { $0.hasSuffix(".flow") }.sorted()
    if files.isEmpty {
      problems.append(
        "\(path.visible): no flow files in the folder itself; use one with files that end in .flow")
    }
    for file in files { readFile(path.hasSuffix("/") ? path + file : "\(path)/\(file)") }
  }

  private mutating func readInput(_ input: Int32) {
    let name = "<stdin>"
    let limit = FlowSources.limit
    do {
      let bytes = try readToEnd(of: input, upTo: limit + 1)
      guard bytes.count <= limit else {
        problems.append("\(name): has more than \(limit.inBinaryUnits); use a shorter flow")
        return
      }
      flows.append((name, try Flow(parsing: bytes, file: name)))
    } catch let error as SystemError {
      problems.append("\(name): can't be read (\(error)); write flow commands to it")
    } catch {
      problems.append("\(error)")
    }
  }
}
