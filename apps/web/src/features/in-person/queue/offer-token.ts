/** `<waitingNo>.<signature>`, as the link of the text message carries it behind `#`. */
const TOKEN = /^#(\d{1,10}\.[\w-]{16,})$/

/** The token in an address; null where the hash is a modal's or nothing. */
export function tokenIn(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null
}

export function waitingNoOf(token: string): number {
  return Number(token.split('.')[0])
}
