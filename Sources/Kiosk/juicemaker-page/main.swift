import PageUI

#if arch(wasm32)
  KioskPage.page.run()
#else
  print("Write the page with: swift package page")
#endif
