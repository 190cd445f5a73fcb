import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { readPreferences } from '@hygiene/contracts/staff/saved-view/read-preferences'
import { savePreferences } from '@hygiene/contracts/staff/saved-view/save-preferences'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const PREFERENCES: SentTo<typeof savePreferences> = {
  density: 'roomy',
  text: 'large',
  sidebar: 'narrow',
  hasKeys: false,
  lists: [{ screen: 'payments', columns: 'orderNumber.160~-phone' }],
}

it('restores the console preferences of an employee on another computer', async () => {
  const { client, employeeNo } = await logInStaff(api, 'roomy1', 'readOnly')
  expect((await client.call(readPreferences, {})).entity).toEqual({ preferences: null })
  await Promise.all([
    client.call(savePreferences, { ...PREFERENCES, lists: [] }),
    client.call(savePreferences, PREFERENCES),
  ])
  expect((await client.call(savePreferences, PREFERENCES)).code).toBe(1)
  expect((await client.call(readPreferences, {})).entity).toEqual({ preferences: PREFERENCES })
  expect(await api.database.db.staffPreferences.count({ where: { employeeNo } })).toBe(1)
})

it('hides the preferences from another employee', async () => {
  const { client } = await logInStaff(api, 'roomy2')
  await client.call(savePreferences, PREFERENCES)
  const other = await logInStaff(api, 'usual1')
  expect((await other.client.call(readPreferences, {})).entity.preferences).toBeNull()
})

it('drops preferences of an older console and stores no malformed ones', async () => {
  const { client, employeeNo } = await logInStaff(api, 'older1')
  const savedAt = api.clock.now()
  await api.database.db.staffPreferences.create({
    data: { employeeNo, preferences: { density: 'tiny' }, savedAt },
  })
  expect((await client.call(readPreferences, {})).entity.preferences).toBeNull()
  for (const wrong of [{ density: 'tiny' }, { lists: [{ screen: 'payments', columns: '김영자' }] }])
    expect(
      (await client.call(savePreferences, { ...PREFERENCES, ...wrong } as typeof PREFERENCES)).status,
    ).toBe(400)
})
