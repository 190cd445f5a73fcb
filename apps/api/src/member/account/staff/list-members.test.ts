import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import {
  addBranch,
  addCourse,
  addEnrolment,
  addPerson,
  type ContractClient,
  type TaughtCourse,
} from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let support: { client: ContractClient; employeeNo: number }

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  support = await logInStaff(api, 'lister', 'support')
  const { db } = api.database
  const chef = await addPerson(db, { userId: 'chef1960', name: '장미선', phone: '01091826793' })
  await addEnrolment(db, chef, course, {
    status: 'applied',
    licenceNo: '2019-0001234',
    businessName: '새마음 국수',
  })
  await addPerson(db, {
    userId: 'sleeper1950',
    name: '장수면',
    phone: '01011110002',
    dormantAt: api.clock.now(),
  })
  await addPerson(db, { userId: 'unseen1964', name: '조미증', phone: '01011110003', verifiedAt: null })
  const gone = await addPerson(db, { userId: 'gone1964', name: '장떠남', phone: '01091826793' })
  await db.member.update({ where: { memberNo: gone.memberNo }, data: { withdrawnAt: api.clock.now() } })
  await addPerson(db, { userId: '6793', name: '100%_\\', phone: '01011110004' })
})
afterAll(() => api.stop())

const ALL: SentTo<typeof listMembers> = { filter: {}, sort: { by: 'joinedAt', isDescending: true } }
const list = (sent: Partial<SentTo<typeof listMembers>> = {}, client = support.client) =>
  client.call(listMembers, { ...ALL, ...sent })
const idsOf = async (sent: Partial<SentTo<typeof listMembers>>) =>
  (await list(sent)).entity.list.map(({ userId }) => userId).toSorted()

const businessesOf = async (text: string) => (await list({ text })).entity.list.map((one) => one.businessName)

describe('the list of members', () => {
  it('shows masked people and logs each of them once without a reason', async () => {
    const { entity } = await list({ text: '장미선' })
    expect(entity).toMatchObject({ count: 1, isCountWhole: true, next: null })
    expect(entity.list).toEqual([
      expect.objectContaining({ userId: 'chef1960', name: '장*선', phone: '010-****-6793', state: 'active' }),
    ])
    expect(JSON.stringify(entity)).not.toContain('19600312')
    const [{ memberNo } = { memberNo: 0 }] = entity.list
    const logged = await api.database.db.auditEntry.findMany({ where: { memberNo } })
    const { employeeNo } = support
    expect(logged).toEqual([expect.objectContaining({ employeeNo, operation: 'listMembers', reason: '' })])
  })

  it.each([
    ['an id', 'chef1960', ['chef1960']],
    ['the beginning of a name', '장', ['chef1960', 'sleeper1950']],
    ['the end of a phone, or an id of digits', '6793', ['6793', 'chef1960']],
    ['a phone', '010-9182-6793', ['chef1960']],
    ['a licence number', '20190001234', ['chef1960']],
    ['a licence number as printed', '2019-0001234', ['chef1960']],
    ['the beginning of a business name', '새마음', ['chef1960']],
    ['the middle of a business name', '마음', []],
    ['signs of a pattern', '100%_\\', ['6793']],
    ['a pattern', '%', []],
    ['a person who has left', 'gone1964', []],
  ])('finds members by %s', async (_what, text, ids) => {
    expect(await idsOf({ text })).toEqual(ids)
  })

  it('shows the business that the search text finds, else that of the latest enrolment', async () => {
    const { db } = api.database
    const owner = await addPerson(db, { userId: 'owner1961', name: '두식당', phone: '01011110009' })
    const applied = (businessName: string, licenceNo: string, day: string) =>
      addEnrolment(db, owner, course, {
        status: 'expired',
        businessName,
        licenceNo,
        appliedAt: new Date(day),
      })
    await applied('버들식당', '2019-0007771', '2026-01-05')
    await applied('하늘국밥', '2019-0007772', '2026-02-05')
    expect(await businessesOf('owner1961')).toEqual(['하늘국밥'])
    expect(await businessesOf('버들')).toEqual(['버들식당'])
    expect(await businessesOf('2019-0007771')).toEqual(['버들식당'])
    expect(await businessesOf('sleeper1950')).toEqual([''])
  })

  it.each([
    ['state', { state: 'dormant' }, ['sleeper1950']],
    ['state', { state: 'unverified' }, ['unseen1964']],
    ['day', { joinedFrom: '2099-01-01' }, []],
    ['day', { joinedTo: '2001-01-01' }, []],
    ['login', { isConnected: true }, []],
  ] as const)('filters by %s with %o', async (_what, filter, ids) => {
    expect(await idsOf({ filter })).toEqual(ids)
  })

  it('shows and finds connected members', async () => {
    const { db } = api.database
    const { memberNo } = await db.member.findFirstOrThrow({ where: { userId: 'chef1960' } })
    const login = { loginNo: crypto.randomUUID(), memberNo, applicationId: 'edu', ipAddress: '127.0.0.1' }
    const at = api.clock.now()
    await db.login.create({ data: { ...login, loggedInAt: at, extendedAt: at } })
    expect(await idsOf({ filter: { isConnected: true } })).toEqual(['chef1960'])
    const idle = new Date(at.getTime() - 7_200_000)
    await db.login.update({ where: { loginNo: login.loginNo }, data: { loggedInAt: idle, extendedAt: idle } })
    expect(await idsOf({ filter: { isConnected: true } })).toEqual([])
  })

  it('shows a branch only the people of its own sessions, whatever the search text', async () => {
    const branch = await addBranch(api.database.db)
    const { client } = await logInStaff(api, 'branchlister', 'branch', branch.branchNo)
    for (const text of ['', 'chef1960', '장미선', '6793', '01091826793', '20190001234', '새마음']) {
      expect((await list({ text }, client)).entity).toMatchObject({ list: [], count: 0 })
    }
  })
})

describe('paging the list of members', () => {
  it('lists each member once across pages', async () => {
    const { db } = api.database
    for (let more = 0; more < 60; more += 1) {
      await addPerson(db, { userId: `paged${more}`, name: '황페이지' })
    }
    await db.member.updateMany({ where: { name: '황페이지' }, data: { createdAt: new Date('2026-01-01') } })
    const one = (await list({ text: '황' })).entity
    expect(one.list).toHaveLength(50)
    const two = (await list({ text: '황', after: one.next })).entity
    expect(new Set([...one.list, ...two.list].map(({ memberNo }) => memberNo)).size).toBe(60)
    expect([one.count, two.count, two.next]).toEqual([60, 60, null])

    await addPerson(db, { userId: 'pagednew', name: '황새로' })
    const logged = await db.auditEntry.count()
    const news = (await list({ text: '황', peek: one.first })).entity
    expect(news).toMatchObject({ list: [], count: 1 })
    expect(await db.auditEntry.count()).toBe(logged)
  })

  it('refuses a cursor of another list and a forged one', async () => {
    const { next } = (await list({ text: '황' })).entity
    for (const sent of [
      { after: next },
      { text: '황', after: next, filter: { state: 'active' as const } },
      { text: '황', after: next, sort: { by: 'joinedAt' as const, isDescending: false } },
      { text: '황', after: `${(next ?? '').split('.')[0]}.WyJ4IiwiMSJd` },
      { after: 'x' },
    ]) {
      expect((await list(sent)).status).toBe(400)
    }
  })

  it('lists people who never logged in last', async () => {
    await api.database.db.member.updateMany({
      where: { userId: 'chef1960' },
      data: { lastLoginAt: api.clock.now() },
    })
    for (const isDescending of [true, false]) {
      const { entity } = await list({ sort: { by: 'lastLoginAt', isDescending } })
      expect(entity.list[0]).toMatchObject({ userId: 'chef1960' })
    }
  })
})
