import PageUI
import Turnstile

AppPage("turnstile") { _ in Turnstile() }.run()
