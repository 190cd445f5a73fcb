import { describe, expect, it } from 'vitest'
import { pageHeld } from './held-page.ts'

type Row = { name: string | null; no: number }
const heldBy = ({ name, no }: Row) => ({ value: name, key: String(no).padStart(9, '0') })
const NOW = new Date('2026-11-23T01:00:00Z')
const ask = (more: { after?: string | null; peek?: string | null; isDescending?: boolean } = {}) => {
  const { after = null, peek = null, isDescending = false } = more
  return { filter: {}, text: '', sort: { by: 'name', isDescending }, after, peek }
}
const rows: Row[] = Array.from({ length: 120 }, (_, no) => ({
  name: no % 3 === 0 ? null : ('가나다'[no % 3] ?? ''),
  no,
}))

describe('a page of rows at hand', () => {
  it.each([false, true])(
    'pages through every row once, those without a value last (descending: %s)',
    (isDescending) => {
      const seen: Row[] = []
      for (let after: string | null = null, turn = 0; turn < 4; turn += 1) {
        const page: ReturnType<typeof pageHeld<Row>> = pageHeld(
          rows,
          heldBy,
          ask({ after, isDescending }),
          NOW,
        )
        expect(page.count).toBe(120)
        seen.push(...page.rows)
        after = page.next
        if (after === null) break
      }
      expect(new Set(seen.map(({ no }) => no)).size).toBe(120)
      expect(seen).toHaveLength(120)
      expect(seen.findIndex(({ name }) => name === null)).toBe(80)
      expect(seen[0]?.name).toBe(isDescending ? '다' : '나')
    },
  )

  it('counts the rows before a row that was first', () => {
    const { first } = pageHeld(rows.slice(5), heldBy, ask(), NOW)
    expect(pageHeld(rows, heldBy, ask({ peek: first }), NOW)).toMatchObject({ rows: [], count: 2 })
  })

  it('refuses the cursor of another list', () => {
    const { next } = pageHeld(rows, heldBy, ask(), NOW)
    expect(() => pageHeld(rows, heldBy, { ...ask({ after: next }), text: '가' }, NOW)).toThrow(/cursor/)
  })
})
