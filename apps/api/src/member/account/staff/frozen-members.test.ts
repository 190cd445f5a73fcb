import { checkMemberSet } from '@hygiene/contracts/member/account/staff/check-member-set'
import { freezeMembers } from '@hygiene/contracts/member/account/staff/freeze-members'
import { addPerson, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let client: ContractClient
let people = 0
const FOUND = { filter: {}, sort: { by: 'joinedAt', isDescending: true }, text: '황' } as const

beforeAll(async () => {
  api = await startTestApi()
  client = (await logInStaff(api, 'freezer', 'support')).client
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.database.db.member.updateMany({ data: { withdrawnAt: api.clock.now() } })
})

async function add(count: number): Promise<number[]> {
  const added: number[] = []
  for (let one = 0; one < count; one += 1) {
    people += 1
    const { memberNo } = await addPerson(api.database.db, { userId: `frozen${people}`, name: '황모두' })
    added.push(memberNo)
  }
  return added
}
const leave = (memberNos: number[]) =>
  api.database.db.member.updateMany({
    where: { memberNo: { in: memberNos } },
    data: { withdrawnAt: api.clock.now() },
  })

describe('a frozen set of members', () => {
  it('holds the members of the moment, lists who left by number and adds no newcomer', async () => {
    const memberNos = await add(12)
    const { setNo, count } = (await client.call(freezeMembers, FOUND)).entity
    expect(count).toBe(12)
    const gone = memberNos.slice(2, 5)
    await leave(gone)
    await add(4)
    const { entity } = await client.call(checkMemberSet, { setNo })
    expect(entity).toEqual({ count: 12, fitting: 9, left: 3, leftMemberNos: gone })
  })

  it('loses no member while rows leave and arrive during the freeze and the read', async () => {
    const memberNos = await add(60)
    const [frozen] = await Promise.all([
      client.call(freezeMembers, FOUND),
      ...memberNos.slice(0, 30).map((memberNo) => leave([memberNo])),
      add(5),
    ])
    const { setNo, count } = frozen.entity
    const [checked] = await Promise.all([
      client.call(checkMemberSet, { setNo }),
      ...memberNos.slice(30, 45).map((memberNo) => leave([memberNo])),
    ])
    expect(checked.entity.count).toBe(count)
    expect(checked.entity.fitting + checked.entity.left).toBe(count)
    const after = (await client.call(checkMemberSet, { setNo })).entity
    expect(after.fitting + after.left).toBe(count)
    expect(after.left).toBeGreaterThanOrEqual(15)
  })

  it('limits a frozen set to one employee for a day', async () => {
    await add(1)
    const { setNo } = (await client.call(freezeMembers, FOUND)).entity
    const stranger = (await logInStaff(api, `stranger${people}`, 'headquarters')).client
    expect((await stranger.call(checkMemberSet, { setNo })).refusal).toBe('SET_ENDED')
    expect((await client.call(checkMemberSet, { setNo: crypto.randomUUID() })).refusal).toBe('SET_ENDED')
    expect((await client.call(checkMemberSet, { setNo: '12' })).status).toBe(400)
    await api.database.db.staffSet.update({ where: { setNo }, data: { endsAt: api.clock.now() } })
    expect((await client.call(checkMemberSet, { setNo })).refusal).toBe('SET_ENDED')
  })

  it('freezes no member for a branch without sessions', async () => {
    await add(3)
    const branch = (await logInStaff(api, `branchfreezer${people}`, 'branch')).client
    expect((await branch.call(freezeMembers, FOUND)).entity.count).toBe(0)
  })
})
