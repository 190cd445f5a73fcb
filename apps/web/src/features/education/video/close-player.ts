import { closeOwnWindow, finish } from '../../../app/native-wrapper/actions.ts'
import { go } from '../../../app/router/go.ts'

/** A browser closes only windows that a script has opened; in another one the person is led on. */
const CLOSED_WITHIN_MS = 300

export function closePlayer(otherwiseTo: string) {
  finish(() => {
    closeOwnWindow()
    setTimeout(() => void go(otherwiseTo, { replace: true }), CLOSED_WITHIN_MS)
  })
}

/** Beside a window of its own the screen that opened it goes on to `path`; else this one does. */
export function leadOnTo(path: string) {
  const opener = window.opener as Window | null
  if (opener && !opener.closed) opener.location.assign(path)
  closePlayer(path)
}
