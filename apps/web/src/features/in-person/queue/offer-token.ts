/** Matches `<waitingNo>.<signature>`, which the link of the text message carries behind `#`. */
const TOKEN = /^#(\d{1,10}\.[\w-]{16,})$/

export function tokenIn(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null
}

export function waitingNoOf(token: string): number {
  return Number(token.split('.')[0])
}
