import { listExemptions } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { Prisma } from '@hygiene/db/generated/client'
import { pick, type ScalarsOf, table, type Typed, typed } from '@hygiene/db/table'
import { expect, expectTypeOf, it } from 'vitest'
import { list, since, until } from './list.ts'
import type { Missing } from './list-plan.ts'

const x = table('Exemption', 'x')
const m = table('Member', 'm')
const state = {
  inForce: typed<boolean>`${x.endedAt} IS NULL`,
  ended: typed<boolean>`${x.endedAt} IS NOT NULL`,
}
const filters = { ground: x.ground, state, year: x.year }
const columns = { name: m.name, licenseNumber: x.licenceNo }
const of = { of: x, key: x.exemptionNo, filters }
const sight = { branches: null, now: new Date('2026-12-01T10:00:00+09:00') }

it('writes a column under its alias', () => {
  expect(Prisma.sql`SELECT ${x.year} FROM ${x.$from}`.sql).toBe('SELECT x."year" FROM "Exemption" x')
})

it('compiles only columns that the schema has', () => {
  expectTypeOf(x).toHaveProperty('grantedAt')
  expectTypeOf(x).not.toHaveProperty('grantedOn')
  expectTypeOf<'grantedOn'>().not.toExtend<Parameters<typeof pick<ScalarsOf<'Exemption'>, 'grantedAt'>>[1]>()
  expectTypeOf<'Exemptions'>().not.toExtend<Parameters<typeof table>[0]>()
})

it('compiles only when each contract field has a column of its type', () => {
  type Without<Columns extends object> = Missing<typeof listExemptions, typeof x, Columns, never>
  expectTypeOf<Without<typeof columns>>().toEqualTypeOf<never>()
  expectTypeOf<Without<Pick<typeof columns, 'licenseNumber'>>>().toEqualTypeOf<'name'>()
  expectTypeOf<Without<typeof columns & { institution: Typed<number> }>>().toEqualTypeOf<'institution'>()
  type Declared = Parameters<
    typeof list<typeof listExemptions, ScalarsOf<'Exemption'>, Pick<typeof columns, 'name'>>
  >[1]
  expectTypeOf<Declared>().toHaveProperty('withoutColumn').toEqualTypeOf<'licenseNumber'>()
})

it('finds the rows of the given filters or of the selection', () => {
  const { found } = list(listExemptions, {
    ...of,
    columns,
    search: (text) => Prisma.sql`${m.name} = ${text}`,
  })
  const conditions = (choice: Parameters<typeof found>[0]) => found(choice, sight).where.map(({ sql }) => sql)
  expect(conditions({ filter: {}, text: ' ' })).toEqual([])
  expect(conditions({ filter: { year: 2026, state: 'ended' }, text: '홍길동' })).toEqual([
    'x."endedAt" IS NOT NULL',
    'x."year" = ?',
    'm."name" = ?',
  ])
  expect(conditions({ filter: {}, text: '', only: [4, 5] })).toEqual(['x."exemptionNo" = ANY (?::int[])'])
})

it('includes both days of a span', () => {
  expect(since(x.grantedAt)('2026-12-01').values).toEqual([new Date('2026-12-01T00:00:00+09:00')])
  expect(until(x.grantedAt)('2026-12-01').values).toEqual([new Date('2026-12-02T00:00:00+09:00')])
})

it('reads a file by the labels of the console', () => {
  const { file } = list(listExemptions, { ...of, columns, file: pick(x, 'ground', 'salesType', 'year') })
  const { ground, salesType, year } = file(sight).columns
  expect([
    ground?.show?.('cookLicence' as never, sight.now),
    salesType?.show?.(1 as never, sight.now),
    year?.show,
  ]).toEqual(['조리사·영양사·위생사 면허', '신규 영업자', undefined])
})
