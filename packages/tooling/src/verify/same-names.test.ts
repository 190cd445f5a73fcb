import { expect, it } from 'vitest'
import { percentOf, sameNames, type Side } from './same-names.ts'
import { readSources, type SourceFile } from './source-files.ts'

const LEAST_PERCENT = 97
const sources = sameNames(readSources())

it.each(['handler', 'operation', 'screen', 'test'] as const)(
  'uses one name for nearly every contract and its %s',
  (side) => {
    const { asked, others } = sources[side]
    expect(asked).toBeGreaterThan(200)
    const percent = percentOf(sources[side])
    expect(
      percent,
      `${percent.toFixed(1)} % of ${asked}; the others:\n${others.join('\n')}`,
    ).toBeGreaterThanOrEqual(LEAST_PERCENT)
  },
)

const source = (path: string, text: string): SourceFile => ({ path, text, isTest: path.endsWith('.test.ts') })

const PATH = 'in-person/venue/save-venue'
const contract = source(`packages/contracts/src/${PATH}.ts`, 'export const saveVenue = staffWrites({})')
const handler = source(
  `apps/api/src/${PATH}.ts`,
  `import { saveVenue as save } from '@hygiene/operations/${PATH}'
   export const saveVenue = implement(contract, ({ deps }) => save(deps.db))`,
)
const operation = source(`packages/operations/src/${PATH}.ts`, 'export async function saveVenue(db) {}')
const calls = `import { saveVenue } from '@hygiene/contracts/${PATH}'`
const screen = source('apps/admin/src/features/in-person/venue/venues-screen.tsx', calls)
const test = source('apps/api/src/in-person/venue/venues.test.ts', calls)

it('counts one name on every side', () => {
  const same = { asked: 1, others: [] }
  expect(sameNames([contract, handler, operation, screen, test])).toEqual({
    handler: same,
    operation: same,
    screen: same,
    test: same,
  })
})

it('accepts an operation that is served without a handler', () => {
  const bound = source(operation.path, 'export const saveVenue = query(contract, save)')
  const { handler: handled, operation: done } = sameNames([contract, bound])
  expect([handled, done]).toEqual([
    { asked: 1, others: [] },
    { asked: 1, others: [] },
  ])
})

const renamed = source(
  handler.path,
  handler.text
    .replace('{ saveVenue as save }', '{ keepVenue as save }')
    .replace(`operations/${PATH}`, 'operations/a/keep-venue'),
)
const keepVenue = source('packages/operations/src/a/keep-venue.ts', 'export const keepVenue = operation()')

it.each<[Side, string, SourceFile[]]>([
  ['handler', 'no handler of its path', [operation, screen, test]],
  [
    'handler',
    'a handler of another constant',
    [source(handler.path, 'export const keepVenue = implement()')],
  ],
  ['operation', 'another function in another file', [renamed, keepVenue]],
  [
    'operation',
    'its function in another file',
    [
      source(handler.path, handler.text.replace(PATH, 'a/venues')),
      source('packages/operations/src/a/venues.ts', operation.text),
    ],
  ],
  ['screen', 'a screen of another noun', [source('apps/web/src/features/content/home/home.tsx', calls)]],
  ['test', 'a test of another noun', [source('apps/api/src/staff/employee/rights.test.ts', calls)]],
])('finds as a mismatch on the side %s: %s', (side, _text, files) => {
  expect(sameNames([contract, ...files])[side]).toEqual({ asked: 1, others: [PATH] })
})

const other = source(
  'packages/contracts/src/in-person/venue/retire-venue.ts',
  'export const retireVenue = staffWrites({})',
)

it.each<[string, SourceFile[]]>([
  [
    'a step of two handlers',
    [other, renamed, keepVenue, source('apps/api/src/in-person/venue/retire-venue.ts', renamed.text)],
  ],
  [
    'a function without a promise',
    [renamed, source(keepVenue.path, 'export function keepVenue(): string {}')],
  ],
  [
    'a handler that queries by itself',
    [source(renamed.path, `${renamed.text} deps.db.venue.findMany()`), keepVenue],
  ],
  ['an import that is not called', [source(renamed.path, renamed.text.replace('save(', 'keep(')), keepVenue]],
])('requires no operation for %s', (_text, files) => {
  expect(sameNames([contract, ...files]).operation).toEqual({ asked: 0, others: [] })
})
