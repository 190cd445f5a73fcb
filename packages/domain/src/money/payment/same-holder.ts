const COMPANY = /주식회사|유한회사|\(주\)|㈜|\(유\)/g

/** A name as banks write it: without spaces, marks and the company's kind. */
const bare = (name: string) =>
  name
    .normalize('NFKC')
    .replace(COMPANY, '')
    .replace(/[\s.,·()\-_/]/g, '')
    .toUpperCase()

/** Is the typed holder the one the bank names? A letter that the bank hides counts as the same. */
export function isSameHolder(typed: string, notified: string): boolean {
  const [one, other] = [Array.from(bare(typed)), Array.from(bare(notified))]
  return (
    one.length > 0 &&
    one.length === other.length &&
    one.every((letter, at) => other[at] === '*' || other[at] === letter)
  )
}
