@_exported public import Foundation

/// The part of UIKit that the articles use, to check their code on Linux.
@MainActor open class UIViewController {
  package var title: String?
  package let navigationItem = UINavigationItem()
  package var isModalInPresentation = false
  package let presentedViewController: UIViewController? = nil
  package let presentationController: UIPresentationController? = nil
  package let transitionCoordinator: (any UIViewControllerTransitionCoordinator)? = nil

  package init() {}

  /// Creates no controller, because there is no archive on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing.
  open func viewDidLoad() {}

  package func present(_ controller: UIViewController, animated: Bool) {}

  package func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {}
}

package final class UINavigationController: UIViewController {
  package convenience init(rootViewController: UIViewController) { self.init() }
}

@MainActor package final class UINavigationItem {
  package var leftBarButtonItem: UIBarButtonItem?
  package var rightBarButtonItem: UIBarButtonItem?
}

@MainActor package final class UIBarButtonItem {
  package init(title: String?, primaryAction: UIAction?) {}
}

@MainActor package protocol UIViewControllerTransitionCoordinator {
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

package protocol UIViewControllerTransitionCoordinatorContext {}

@MainActor package final class UIPresentationController {
  package weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor package protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

package final class UIAlertController: UIViewController {
  package enum Style { case alert }

  package convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
  }

  package func addAction(_ action: UIAlertAction) {}
}

@MainActor package final class UIAlertAction {
  package enum Style { case `default`, cancel, destructive }

  package init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {}
}
