const PARAMETER = 'authorization'

let authorization: string | null = null

/**
 * Takes a linked login's one-time token out of the intro's address before the router reads it: neither the history nor an
 * copied address holds it.
 */
export function takeAuthorization() {
  const address = new URL(location.href)
  const token = address.searchParams.get(PARAMETER)
  if (token === null || address.pathname !== '/') return
  authorization = token
  address.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', address)
}

/** The token, once. */
export function spendAuthorization(): string | null {
  const token = authorization
  authorization = null
  return token
}
