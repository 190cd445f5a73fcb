/** Escapes `%`, `_` and `\`, which Prisma's `contains` leaves as they are. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

export function likePattern(text: string): string {
  return `%${escapeLike(text)}%`
}
