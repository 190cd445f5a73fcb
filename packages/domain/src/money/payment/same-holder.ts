const COMPANY = /주식회사|유한회사|\(주\)|㈜|\(유\)/g

const bare = (name: string) =>
  name
    .normalize('NFKC')
    .replace(COMPANY, '')
    .replace(/[\s.,·()\-_/]/g, '')
    .toUpperCase()

/** Compares the typed holder with the bank's; a letter that the bank hides counts as equal. */
export function isSameHolder(typed: string, notified: string): boolean {
  const [one, other] = [Array.from(bare(typed)), Array.from(bare(notified))]
  return (
    one.length > 0 &&
    one.length === other.length &&
    one.every((letter, at) => other[at] === '*' || other[at] === letter)
  )
}
