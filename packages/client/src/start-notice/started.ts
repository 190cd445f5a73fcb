const page = () => document.documentElement.dataset

/** Returns false if the browser is too old: the document already says so (watch-start.js), and nothing is rendered. */
export const mayStart = () => page()['cannotStart'] !== 'too-old'

export function notifyStarted() {
  page()['screen'] = 'live'
  delete page()['cannotStart']
}

export function notifyBroken(error: unknown) {
  reportError(error)
  page()['cannotStart'] = 'failed'
}
