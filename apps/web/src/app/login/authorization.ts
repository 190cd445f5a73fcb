const PARAMETER = 'authorization'

let authorization: string | null = null

/**
 * Takes the one-time token of a linked login out of the intro's address before the router reads it, so that neither the history
 * nor a copied address contains it.
 */
export function takeAuthorization() {
  const address = new URL(location.href)
  const token = address.searchParams.get(PARAMETER)
  if (token === null || address.pathname !== '/') return
  authorization = token
  address.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', address)
}

export function spendAuthorization(): string | null {
  const token = authorization
  authorization = null
  return token
}
