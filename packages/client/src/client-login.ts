/** The facts a call needs of the login, which each client keeps in its own way. */
export type ClientLogin = {
  accessToken: () => string | null
  /** Every answer to a logged-in caller tells the seconds left. */
  noteRemaining: (seconds: number) => void
  /** The help in which the person acts for an owner; absent in a client of which no member is the user. */
  helpNo?: () => number | null
}

const NOBODY: ClientLogin = { accessToken: () => null, noteRemaining: () => undefined }

let login = NOBODY

/** Handed in once, by the module that keeps the login. */
export function connectLogin(next: ClientLogin) {
  login = next
}

export const clientLogin = () => login
