import { titlesOf } from './test-titles.ts'

export type Page = { name: string; text: string }
export type Row = { page: string; id: string; asked: string; kept: string; proof: string }
export type ReadFile = (path: string) => string | undefined

const ROW = /^- \*\*((?:S\d|O)-\d+)\*\* (.+)$/
const PART = /^ {2}- (kept in|proof): (.+)$/
const LIKE_A_ROW = /^(?:- \**|\| *)\w+-\d/
const PROOF = /^(\S+\.(?:test|spec)\.tsx?) «(.+)»$/

interface Item {
  head: string
  parts: string[]
}

function itemsOf(text: string): Item[] {
  const items: Item[] = []
  for (const line of text.replaceAll(/\n {2,}(?!- )/g, ' ').split('\n'))
    if (line.startsWith('  - ')) items.at(-1)?.parts.push(line)
    else items.push({ head: line, parts: [] })
  return items
}

function rowOf(page: string, { head, parts }: Item): Row | undefined {
  const [, id, asked] = ROW.exec(head) ?? []
  const texts = (wanted: string) =>
    parts.flatMap((part) => {
      const [, name, text = ''] = PART.exec(part) ?? []
      return name === wanted ? [text] : []
    })
  const [kept, ...others] = texts('kept in')
  const proofs = texts('proof')
  const isWhole = kept && others.length === 0 && proofs.length > 0 && proofs.length + 1 === parts.length
  return id && asked && isWhole ? { page, id, asked, kept, proof: proofs.join('; ') } : undefined
}

/** Parses rows: an item «- **S2-1** asked» with one part «kept in: …» and a part «proof: …» for each test. */
export function rowsOf({ name, text }: Page): Row[] {
  return itemsOf(text).flatMap((item) => rowOf(name, item) ?? [])
}

/** Returns items that resemble a row but have a missing or unknown part or a malformed id. */
export function brokenLines({ name, text }: Page): string[] {
  return itemsOf(text)
    .filter((item) => LIKE_A_ROW.test(item.head) && !rowOf(name, item))
    .map(({ head }) => `${name}: ${head.slice(0, 60)}`)
}

export const isOpen = ({ proof }: Row): boolean => proof.startsWith('**open**')

/** Parses «A = `apps/api/src`» of the first page: letters that abbreviate folders in the rows. */
export function lettersOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(/\b([A-Z]) =\s`([^`]+)`/g)].map(([, letter = '', path = '']) => [letter, path]),
  )
}

/** Returns ids that are duplicate, out of order, or on another section's page (`S4-…` belongs to section 4, `O-…` is ours). */
export function wrongIds(rows: readonly Row[]): string[] {
  const seen = new Set<string>()
  const last = new Map<string, number>()
  return rows.flatMap(({ page, id }) => {
    const [group = '', number = ''] = id.split('-')
    const before = last.get(page) ?? 0
    last.set(page, Number(number))
    const isTwice = seen.has(id)
    seen.add(id)
    const isHome = group === 'O' ? /^ours(?:-|$)/.test(page) : page === `section-${group.slice(1)}`
    return [
      ...(isTwice ? [`${id}: comes twice`] : []),
      ...(Number(number) >= before ? [] : [`${id}: follows ${before}`]),
      ...(isHome ? [] : [`${id}: stands in ${page}`]),
    ]
  })
}

export function wrongProofs(
  rows: readonly Row[],
  letters: ReadonlyMap<string, string>,
  read: ReadFile,
): string[] {
  return rows
    .filter((row) => !isOpen(row))
    .flatMap(({ id, proof }) =>
      proof.split(/(?<=»); /).flatMap((part) => {
        const [, named = '', title = ''] = PROOF.exec(part) ?? []
        if (named === '') return [`${id}: «${part}» names no test`]
        const text = read(wholePath(named, letters))
        if (text === undefined) return [`${id}: there is no ${named}`]
        return plainTitles(text).includes(title) ? [] : [`${id}: ${named} has no test «${title}»`]
      }),
    )
}

function plainTitles(text: string): string[] {
  return titlesOf(text).map((title) => title.replaceAll(/\\(.)/g, '$1'))
}

export function wrongPlaces(
  rows: readonly Row[],
  letters: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): string[] {
  return rows.flatMap(({ id, kept }) =>
    [...kept.matchAll(/`([A-Za-z]\w*\/[^`]+|[A-Z])`/g)]
      .map(([, named = '']) => named)
      .filter((named) => !exists(wholePath(named, letters)))
      .map((named) => `${id}: there is no ${named}`),
  )
}

function wholePath(named: string, letters: ReadonlyMap<string, string>): string {
  const [first = '', ...rest] = named.split('/')
  return [letters.get(first) ?? first, ...rest].join('/')
}

export function callsOf({ asked }: Row): string[] {
  return [...asked.matchAll(/`((?:GET|POST|PATCH|DELETE) \/[^`]*)`/g)].map(([, call = '']) => call)
}

export function routeOf({ asked }: Row): string | undefined {
  return /^`(\/[^`?]*)/.exec(asked)?.[1]
}

/** Returns quoted Korean text, which the specification fixes verbatim. */
export function sentencesOf({ asked }: Row): string[] {
  return [...asked.matchAll(/«([^»]*[가-힣][^»]*)»/g)].map(([, sentence = '']) => sentence)
}

export function unmatched(
  rows: readonly Row[],
  named: (row: Row) => readonly string[],
  known: readonly string[],
): string[] {
  const mentioned = new Set(rows.flatMap(named))
  const there = new Set(known)
  return [
    ...known.filter((one) => !mentioned.has(one)).map((one) => `${one}: has no row in docs/specification`),
    ...rows
      .filter((row) => !isOpen(row))
      .flatMap((row) => named(row).map((one) => ({ id: row.id, one })))
      .filter(({ one }) => !there.has(one))
      .map(({ id, one }) => `${id}: there is no ${one}`),
  ]
}

export function unkeptSentences(rows: readonly Row[], sources: readonly string[]): string[] {
  return rows
    .filter((row) => row.id.startsWith('S') && !isOpen(row))
    .flatMap((row) => sentencesOf(row).map((sentence) => ({ id: row.id, sentence })))
    .filter(({ sentence }) => !sources.some((text) => text.includes(sentence)))
    .map(({ id, sentence }) => `${id}: no source says «${sentence}»`)
}

/** Parses `Open rows: 12.` of the first page; it must match the actual number. */
export function openRowsWritten(text: string): number | undefined {
  const written = /^Open rows: (\d+)\./m.exec(text)?.[1]
  return written === undefined ? undefined : Number(written)
}
