/** A text whose own `%`, `_` and `\` are plain signs: Prisma's `contains` leaves them as they are. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** A text to look for anywhere, for LIKE in SQL of our own. */
export function likePattern(text: string): string {
  return `%${escapeLike(text)}%`
}
