// Stands first in the document as it is (hash in web-headers.conf), in the language of old browsers (ES5): it shows the notice
// (start-notice.ts) where a needed part is missing, or where the screen does not live after an error of its scripts.
;(function () {
  var page = document.documentElement
  // Each is missing in some browser just older than the oldest (packages/domain/src/oldest-browsers.ts).
  var isTooOld =
    !('noModule' in document.createElement('script')) || !Array.prototype.toSorted || !hasLookbehind()

  function hasLookbehind() {
    try {
      return new RegExp('(?<=a)b').test('ab')
    } catch (error) {
      return !error
    }
  }

  function notifyOfFailure() {
    if (page.getAttribute('data-screen') !== 'live') page.setAttribute('data-cannot-start', 'failed')
  }

  if (isTooOld) page.setAttribute('data-cannot-start', 'too-old')
  else {
    window.addEventListener(
      'error',
      function (event) {
        var source = event.filename || (event.target && event.target.src) || ''
        if (source.indexOf(location.origin) === 0) setTimeout(notifyOfFailure, 3000)
      },
      true,
    )
  }
})()
