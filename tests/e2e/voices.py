"""A stand-in for the speech of the browser: it writes down what is said, in order, and ends at once."""

from playwright.sync_api import Page, expect

# A device with three voices: one that would send away what it reads, and one of its own for each language.
# A sentence ends in the next task: who begins another one before is written down as talking over itself.
VOICE = """
window.said = [];
window.overlaps = 0;
let speaking = null;
const voices = [
  {name: 'Far', lang: 'en-US', localService: false, default: true},
  {name: 'Martha', lang: 'en-GB', localService: true, default: false},
  {name: 'Milena', lang: 'ru-RU', localService: true, default: false},
];
class Utterance { constructor(text) { this.text = text; } }
Object.defineProperty(window, 'SpeechSynthesisUtterance', {value: Utterance});
Object.defineProperty(window, 'speechSynthesis', {value: {
  getVoices: () => voices, addEventListener() {}, removeEventListener() {},
  cancel() { speaking = null; },
  speak(each) {
    if (speaking) window.overlaps += 1;
    if (!each.voice?.localService) throw new Error(`a voice from afar: ${each.text}`);
    speaking = each;
    window.said.push(each.text);
    setTimeout(() => { if (speaking === each) { speaking = null; each.onend?.(); } });
  },
}});
"""
MUTE = "Object.defineProperty(window, 'speechSynthesis', {value: undefined}); delete window.speechSynthesis;"


def said(page: Page) -> list[str]:
    """Return everything that was said so far, in order; nothing of it over something else."""
    texts: list[str] = page.evaluate("() => window.said")
    assert page.evaluate("() => window.overlaps") == 0
    return texts


def hears(page: Page, *texts: str) -> None:
    """Wait until these were said, one after the other, with whatever else between them."""
    page.wait_for_function(
        """(texts) => {
          const all = [...window.said];
          return texts.every((text) => {
            const at = all.indexOf(text);
            all.splice(0, at + 1);
            return at >= 0;
          });
        }""",
        arg=list(texts),
    )
    assert page.evaluate("() => window.overlaps") == 0


def forget(page: Page) -> None:
    """Forget what was said before."""
    page.evaluate("() => void window.said.splice(0)")


def voice_settings(page: Page) -> None:
    """Open the settings."""
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
