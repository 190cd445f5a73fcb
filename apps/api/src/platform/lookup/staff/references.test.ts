import { readReferences } from '@hygiene/contracts/platform/lookup/staff/read-references'
import { updateRegions } from '@hygiene/contracts/platform/lookup/staff/update-regions'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let head: ContractClient
let installed: string

beforeAll(async () => {
  api = await startTestApi()
  head = (await logInStaff(api, 'head1', 'headquarters')).client
  const regions = await api.database.db.region.findMany({
    where: { validTo: null },
    orderBy: { code: 'asc' },
  })
  const names = new Map(regions.map(({ code, name }) => [code, name]))
  const lines = regions
    .filter(({ code }) => code !== '3600000000')
    .map(({ code, name, parentCode }) =>
      [code, [names.get(parentCode ?? ''), name].filter(Boolean).join(' '), '존재'].join('\t'),
    )
  installed = ['법정동코드\t법정동명\t폐지여부', ...lines].join('\n')
})
afterAll(() => api.stop())

const PALDAL = '4111514100\t경기도 수원시 팔달구 인계동\t존재'
const send = (text: string | Uint8Array, isPreview: 0 | 1, by = head) => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const files = [{ field: 'file', name: '법정동코드 전체자료.txt', type: 'text/plain', bytes }]
  return by.call(updateRegions, { isPreview }, { files })
}
const read = async () => (await head.call(readReferences, {})).entity

describe('the list of regions', () => {
  it('dates the list from the installation', async () => {
    const { regions } = await read()
    expect(regions).toMatchObject({ provinces: 16, cities: 269, districts: 0, updatedByName: '' })
    expect(regions.updatedAt).not.toBeNull()
  })

  it('previews the list without a change and then updates with file, time and employee', async () => {
    const preview = await send(`${installed}\n${PALDAL}`, 1)
    expect(preview.entity).toMatchObject({ fault: null, districts: { added: 1, renamed: 0, closed: 0 } })
    expect((await read()).regions.districts).toBe(0)
    expect((await send(`${installed}\n${PALDAL}`, 0)).entity.fault).toBeNull()
    expect((await read()).regions).toMatchObject({
      districts: 1,
      fileName: '법정동코드 전체자료.txt',
      updatedAt: api.clock.now().toISOString(),
    })
    const action = { operation: 'updateRegions', detail: '법정동코드 전체자료.txt' }
    expect(await api.database.db.auditEntry.count({ where: action })).toBe(1)
  })

  it.each([
    ['a line of another form', () => `${installed}\n1,2,3`, 'line'],
    [
      'a district whose city is missing',
      () => `${installed}\n9911010100\t없는시 없는구 없는동\t존재`,
      'parent',
    ],
    ['a part of the list', () => installed.split('\n').slice(0, 9).join('\n'), 'incomplete'],
    ['an older list', () => `${installed}\n2900000000\t광주광역시\t존재`, 'older'],
    ['a file that is no text', () => new Uint8Array([0xff, 0xff, 0xff]), 'line'],
  ] as const)('refuses a list with %s and changes nothing', async (_what, text, kind) => {
    const before = (await read()).regions
    expect((await send(text(), 0)).entity.fault?.kind).toBe(kind)
    expect((await read()).regions).toEqual(before)
  })

  it('refuses an update without a file, the right or a login', async () => {
    expect((await head.call(updateRegions, { isPreview: 1 })).refusal).toBe('FILE_MISSING')
    const finance = (await logInStaff(api, 'finance1', 'finance')).client
    expect((await send(installed, 1, finance)).refusal).toBe('STAFF_FORBIDDEN')
    expect((await send(installed, 1, api.client)).refusal).not.toBeNull()
    expect((await finance.call(readReferences, {})).refusal).toBe('STAFF_FORBIDDEN')
  })
})

it('shows the last import of the business register with its skipped rows', async () => {
  const startedAt = api.clock.now()
  const faults = { province: 900, name: 3 }
  await api.database.db.licenceSync.create({
    data: { businessTypeName: '일반음식점', total: 1_000, faults, startedAt, finishedAt: startedAt },
  })
  expect((await read()).register).toEqual([
    expect.objectContaining({
      businessTypeName: '일반음식점',
      total: 1_000,
      skipped: 903,
      skippedMany: true,
      faults: [
        { fault: 'province', rows: 900 },
        { fault: 'name', rows: 3 },
      ],
    }),
  ])
})
