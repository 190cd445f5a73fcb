/** The intro of the web takes the token out of the address again at once. */
export function linkAddress(authorization: string): string {
  return `/?${new URLSearchParams({ authorization }).toString()}`
}
