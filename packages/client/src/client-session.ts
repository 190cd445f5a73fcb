/** What a call has to know of the login, which each client keeps in its own way. */
export type ClientSession = {
  accessToken: () => string | null
  /** Every answer to a logged-in caller tells the seconds left. */
  noteRemaining: (seconds: number) => void
}

const NOBODY: ClientSession = { accessToken: () => null, noteRemaining: () => undefined }

let session = NOBODY

/** Handed in once, by the module that keeps the login. */
export function connectSession(next: ClientSession) {
  session = next
}

export const clientSession = () => session
