import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { readLooks } from '@hygiene/contracts/staff/saved-view/read-looks'
import { saveLooks } from '@hygiene/contracts/staff/saved-view/save-looks'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const LOOKS: SentTo<typeof saveLooks> = {
  density: 'roomy',
  text: 'large',
  rail: 'narrow',
  hasKeys: false,
  lists: [{ screen: 'payments', columns: 'orderNumber.160~-phone' }],
}

it('an employee finds the desk as they left it, at another computer too', async () => {
  const { client, employeeNo } = await logInStaff(api, 'roomy1', 'readOnly')
  expect((await client.call(readLooks, {})).entity).toEqual({ looks: null })
  await Promise.all([client.call(saveLooks, { ...LOOKS, lists: [] }), client.call(saveLooks, LOOKS)])
  expect((await client.call(saveLooks, LOOKS)).code).toBe(1)
  expect((await client.call(readLooks, {})).entity).toEqual({ looks: LOOKS })
  expect(await api.database.db.staffLooks.count({ where: { employeeNo } })).toBe(1)
})

it('sees no other employee’s desk', async () => {
  const { client } = await logInStaff(api, 'roomy2')
  await client.call(saveLooks, LOOKS)
  const other = await logInStaff(api, 'usual1')
  expect((await other.client.call(readLooks, {})).entity.looks).toBeNull()
})

it('looks of an older desk are forgotten, and malformed ones not kept', async () => {
  const { client, employeeNo } = await logInStaff(api, 'older1')
  const savedAt = api.clock.now()
  await api.database.db.staffLooks.create({ data: { employeeNo, looks: { density: 'tiny' }, savedAt } })
  expect((await client.call(readLooks, {})).entity.looks).toBeNull()
  for (const wrong of [{ density: 'tiny' }, { lists: [{ screen: 'payments', columns: '김영자' }] }])
    expect((await client.call(saveLooks, { ...LOOKS, ...wrong } as typeof LOOKS)).status).toBe(400)
})
