const TOKEN = /^#([A-Za-z0-9]{8})$/

export function tokenIn(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null
}
