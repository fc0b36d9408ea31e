"""The icons of the installed page, drawn from the logo: `python -m tests.e2e.icons` draws them anew.

Home screens of Apple and several launchers take pictures of dots only, and cut them into their own shapes."""

from playwright.sync_api import sync_playwright

from golems.site.build import ICONS, MANIFEST, PACKAGE, PICTURES
from tests.e2e.chromium import FLAGS, find

LOGO = PACKAGE / "data" / "art" / "logo.svg"
SAFE = 0.72  # of a picture that is cut into any shape: so much is always seen
PAGE = """<!doctype html><style>
  html, body {{ margin: 0; height: 100%; background: {ground} }}
  body {{ display: grid; place-items: center }}
  svg {{ width: {share}%; height: {share}% }}
</style>{logo}"""


def main() -> None:
    logo = LOGO.read_text("utf-8")
    path = find()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            ground = str(MANIFEST["background_color"]) if icon.covered else "transparent"
            page.set_content(PAGE.format(ground=ground, share=100 * (SAFE if icon.covered else 1), logo=logo))
            page.screenshot(path=PICTURES / icon.file, omit_background=not icon.covered)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
