import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listViews } from '@hygiene/contracts/staff/saved-view/list-views'
import { removeView } from '@hygiene/contracts/staff/saved-view/remove-view'
import { saveView } from '@hygiene/contracts/staff/saved-view/save-view'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let mine: ContractClient
let other: ContractClient
let head: ContractClient

beforeAll(async () => {
  api = await startTestApi()
  mine = (await logInStaff(api, 'keeper', 'support')).client
  other = (await logInStaff(api, 'neighbour', 'support')).client
  head = (await logInStaff(api, 'head', 'headquarters')).client
})
afterAll(() => api.stop())

const view = (more: Partial<SentTo<typeof saveView>> = {}) => ({
  screen: 'members' as const,
  name: '휴면 회원',
  viewAddress: 'state=dormant',
  ...more,
})
const namesOf = async (client: ContractClient, screen: 'members' | 'payments' = 'members') =>
  (await client.call(listViews, { screen })).entity.list.map(({ name }) => name)

describe('saved views of a list', () => {
  it('keeps a view for its owner, replaces one of the same name and hides views from others', async () => {
    const { viewNo } = (await mine.call(saveView, view())).entity
    const again = await mine.call(saveView, view({ viewAddress: 'state=dormant&sort=-lastLoginAt' }))
    expect(again.entity.viewNo).toBe(viewNo)
    const { list } = (await mine.call(listViews, { screen: 'members' })).entity
    expect(list).toEqual([
      {
        viewNo,
        name: '휴면 회원',
        viewAddress: 'state=dormant&sort=-lastLoginAt',
        isOfRole: false,
        mayRemove: true,
      },
    ])
    expect(await namesOf(other)).toEqual([])
    expect(await namesOf(mine, 'payments')).toEqual([])
  })

  it('lets only headquarters save and remove a view for a role', async () => {
    expect((await mine.call(saveView, view({ name: '모두', role: 'support' }))).refusal).toBe(
      'STAFF_FORBIDDEN',
    )
    const { viewNo } = (await head.call(saveView, view({ name: '접속 중', role: 'support' }))).entity
    expect(await namesOf(other)).toEqual(['접속 중'])
    expect(await namesOf(head)).toEqual([])
    await other.call(removeView, { viewNo })
    expect(await namesOf(other)).toEqual(['접속 중'])
    await head.call(removeView, { viewNo })
    expect(await namesOf(other)).toEqual([])
  })

  it('keeps a view of another employee despite any removal request', async () => {
    const { viewNo } = (await other.call(saveView, view({ name: '남의 보기' }))).entity
    for (const client of [mine, head]) expect((await client.call(removeView, { viewNo })).code).toBe(1)
    expect(await namesOf(other)).toEqual(['남의 보기'])
    await other.call(removeView, { viewNo })
    expect(await namesOf(other)).toEqual([])
  })

  it('keeps one view from ten concurrent saves under one name', async () => {
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, tab) =>
        other.call(saveView, view({ name: '한 번', viewAddress: `memberNo=${tab + 1}` })),
      ),
    )
    expect(new Set(saved.map(({ entity }) => entity.viewNo)).size).toBe(1)
    expect(await namesOf(other)).toEqual(['한 번'])
  })

  it('refuses more than twenty views of a list', async () => {
    const { client } = await logInStaff(api, 'collector', 'finance')
    for (let one = 0; one < 20; one += 1) await client.call(saveView, view({ name: `보기 ${one}` }))
    expect((await client.call(saveView, view({ name: '하나 더' }))).refusal).toBe('VIEWS_FULL')
    expect((await client.call(saveView, view({ name: '보기 3' }))).code).toBe(1)
    expect((await client.call(saveView, view({ screen: 'payments' }))).code).toBe(1)
  })

  it.each([
    ['a screen there is none of', { screen: 'secrets' }],
    ['a name in the address', { viewAddress: 'text=김영자' }],
    ['no name', { name: ' ' }],
    ['a role that is none', { role: 'director' }],
  ])('rejects a view with %s as malformed', async (_what, more) => {
    const sent = { ...view(), ...more } as SentTo<typeof saveView>
    expect((await mine.call(saveView, sent)).status).toBe(400)
  })
})
