/** Runs before the page, in every browser there is: whoever is too old for it, or gets it only in part, is told what to do.
 * So it is written as browsers of 2010 read it, and its words stand in index.html in all languages. */
(function () {
  "use strict";
  var isShown = false;

  /** Chromium 88, Safari 15 and Firefox 89 are the first that know all of it: no promised browser is turned away. */
  function isNewEnough() {
    return (
      "noModule" in HTMLScriptElement.prototype &&
      "replaceAll" in String.prototype &&
      !!window.CSS &&
      !!CSS.supports &&
      CSS.supports("aspect-ratio", "1")
    );
  }

  function show(id) {
    var words = document.getElementById(id);
    if (!words || isShown) return;
    isShown = true;
    if (words.content) document.body.appendChild(document.importNode(words.content, true));
    else words.removeAttribute("hidden");
  }

  /** Once something is shown the page itself says what goes wrong. */
  function fail() {
    var page = document.getElementById("app");
    if (page && !page.firstElementChild) show("broken");
  }

  /** Pictures and letters may be missing; a script may not. */
  function hear(event) {
    var target = event.target;
    if (target === window || (target && target.nodeName === "SCRIPT")) fail();
  }

  if (isNewEnough()) {
    window.addEventListener("error", hear, true);
    window.addEventListener("unhandledrejection", fail);
  } else if (window.addEventListener) {
    document.addEventListener("DOMContentLoaded", function () {
      show("old");
    });
  }
})();
