import { REFUSALS } from '@hygiene/contracts'
import { describe, expect, it } from 'vitest'
import { readsTable, withoutSchemas, withSentences } from './contracts-at-rest.ts'

const DECLARED = `
export const pageFacts = z.object({ page: z.int() })
/** Opens a lecture 강의 🎬. */
export const openLecture = endpoint({
  operation: 'openLecture',
  methods: ['GET', 'POST'],
  path: '/api/lecture',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  /** The opened lecture. */
  input: z.object({ path: z.string(), next: z.object({ sends: z.int() }) }),
  entity: pageFacts,
  refusals: ['OWNER_ONLY'],
})
export type Opened = { operation: string }
`

describe('a contract in the browser', () => {
  it('says how it is sent, and nothing of what only the server reads', () => {
    const atRest = withoutSchemas(DECLARED)
    expect(atRest).toMatch(
      /endpoint\(\{\s*methods: \['GET', 'POST'\],\s*path: '\/api\/lecture',\s*effect: 'writes',\s*sends: 'json',/,
    )
    for (const word of ['access', 'input', 'entity', 'refusals', "'openLecture'"]) {
      expect(atRest).not.toContain(word)
    }
    expect(atRest).toContain('export type Opened = { operation: string }')
  })

  it('has the sentences that screens say, in their places', () => {
    expect(withSentences('alert(REFUSALS.OWNER_ONLY.message)', REFUSALS)).toBe(
      `alert(${JSON.stringify(REFUSALS.OWNER_ONLY.message)})`,
    )
  })

  it.each([
    ["import { a, REFUSALS } from '@hygiene/contracts'\nalert(REFUSALS.OWNER_ONLY.message)", false],
    ["export { REFUSALS, type RefusalName } from './refusals/table.ts'", false],
    ['type Name = keyof typeof REFUSALS', false],
    ['show(REFUSALS[name].message)', true],
    ['show(REFUSALS.OWNER_ONLY?.message)', true],
    ['const { OWNER_ONLY } = REFUSALS', true],
    ['show(Object.values(REFUSALS), 1)', true],
    ["import { REFUSALS as NOS } from '@hygiene/contracts'\nshow(NOS.OWNER_ONLY.message)", true],
  ])('stops the build where a screen wants more of the table: %s', (code, wantsMore) => {
    expect(readsTable(withSentences(code, REFUSALS))).toBe(wantsMore)
  })
})
