import { ADMIN_ROWS, dataTableMark } from '@hygiene/contracts/kit/data-table'
import { readCursor, writeCursor } from './keyset-cursor.ts'
import type { KeysetAsk, KeysetPage } from './keyset.ts'

interface Held {
  value: string | null
  key: string
}

/**
 * Pages a short list held in memory, with the cursors and answers of `readKeyset`. Throws MalformedCursor (400) for a cursor of
 * another list.
 */
export function pageHeld<Row>(
  rows: readonly Row[],
  heldBy: (row: Row) => Omit<Held, 'value'> & { value: string | Date | null },
  ask: KeysetAsk<string>,
  now: Date,
): KeysetPage<Row> {
  const mark = dataTableMark(ask)
  const placed = rows.map((row) => {
    const { value, key } = heldBy(row)
    return { row, held: { value: value instanceof Date ? value.toISOString() : value, key } }
  })
  const sorted = placed.toSorted((one, other) => compare(one.held, other.held, ask.sort.isDescending))
  const beyond = (cursor: string) => {
    const at = readCursor(mark, { value: 'text', key: 'text' }, cursor)
    return (held: Held) => compare(held, at, ask.sort.isDescending)
  }
  const counted = { isCountWhole: true, asOf: now.toISOString() }
  if (ask.peek !== null) {
    const before = beyond(ask.peek)
    const count = sorted.filter(({ held }) => before(held) < 0).length
    return { rows: [], first: null, next: null, count, ...counted }
  }
  const after = ask.after === null ? null : beyond(ask.after)
  const left = after ? sorted.filter(({ held }) => after(held) > 0) : sorted
  const page = left.slice(0, ADMIN_ROWS)
  const cursorOf = (placedRow: { held: Held } | undefined) => placedRow && writeCursor(mark, placedRow.held)
  return {
    rows: page.map(({ row }) => row),
    first: cursorOf(page[0]) ?? null,
    next: left.length > page.length ? (cursorOf(page.at(-1)) ?? null) : null,
    count: rows.length,
    ...counted,
  }
}

const TEXT = new Intl.Collator('ko')

function compare(one: Held, other: Held, isDescending: boolean): number {
  if (one.value === null || other.value === null) {
    if (one.value !== other.value) return one.value === null ? 1 : -1
  }
  const order = TEXT.compare(one.value ?? '', other.value ?? '') || TEXT.compare(one.key, other.key)
  return isDescending ? -order : order
}
