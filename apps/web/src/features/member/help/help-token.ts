const TOKEN = /^#([A-Za-z0-9]{8})$/

/** The token in an address; null where the hash is a modal's or nothing. */
export function tokenIn(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null
}
