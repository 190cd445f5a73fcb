const page = () => document.documentElement.dataset

/** Too old a browser: the document says so already (watch-start.js), and nothing is drawn. */
export const mayStart = () => page()['cannotStart'] !== 'too-old'

/** The screen lives: an error before it did no harm. */
export function notifyStarted() {
  page()['screen'] = 'live'
  delete page()['cannotStart']
}

/** For the root of React, which takes everything away after an error that no screen has caught. */
export function notifyBroken(error: unknown) {
  reportError(error)
  page()['cannotStart'] = 'failed'
}
