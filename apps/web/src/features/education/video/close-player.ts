import { closeOwnWindow, finish } from '../../../app/native-wrapper/actions.ts'
import { go } from '../../../app/router/go.ts'

/** A browser closes only windows that a script opened; after this time the screen navigates instead. */
const CLOSED_WITHIN_MS = 300

export function closePlayer(otherwiseTo: string) {
  finish(() => {
    closeOwnWindow()
    setTimeout(() => void go(otherwiseTo, { replace: true }), CLOSED_WITHIN_MS)
  })
}

/** Navigates the opener to `path` if the player has its own window, otherwise this window. */
export function leadOnTo(path: string) {
  const opener = window.opener as Window | null
  if (opener && !opener.closed) opener.location.assign(path)
  closePlayer(path)
}
