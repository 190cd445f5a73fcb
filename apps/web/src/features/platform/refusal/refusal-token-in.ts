const TOKEN = /^#([\w-]{22})$/

/** The secret in an address; null where the hash is a modal's or nothing. */
export function refusalTokenIn(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null
}
