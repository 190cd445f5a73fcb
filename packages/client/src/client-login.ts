export type ClientLogin = {
  accessToken: () => string | null
  noteRemaining: (seconds: number) => void
  /** Identifies the help in which the person acts for an owner. Is absent in a client that no member uses. */
  helpNo?: () => number | null
}

const NOBODY: ClientLogin = { accessToken: () => null, noteRemaining: () => undefined }

let login = NOBODY

/** Must be called once, by the module that keeps the login. */
export function connectLogin(next: ClientLogin) {
  login = next
}

export const clientLogin = () => login
