import PageUI
import Turnstile

AppPage("mapped") { _ in Turnstile(coins: ["1", "2"].map(\.count).count) }.run()
