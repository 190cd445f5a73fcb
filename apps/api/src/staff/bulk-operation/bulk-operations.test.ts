import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { rejectChange } from '@hygiene/contracts/staff/approval/reject-change'
import { forecastBulkOperation } from '@hygiene/contracts/staff/bulk-operation/forecast-bulk-operation'
import { listBulkOperations } from '@hygiene/contracts/staff/bulk-operation/list-bulk-operations'
import { orderBulkOperation } from '@hygiene/contracts/staff/bulk-operation/order-bulk-operation'
import { requestBulkOperation } from '@hygiene/contracts/staff/bulk-operation/request-bulk-operation'
import { stopBulkOperation } from '@hygiene/contracts/staff/bulk-operation/stop-bulk-operation'
import { freezeEnrolments } from '@hygiene/contracts/education/enrolment/staff/freeze-enrolments'
import { freezeMembers } from '@hygiene/contracts/member/account/staff/freeze-members'
import { runBulkOperation } from '@hygiene/operations/staff/bulk-operation/run-bulk-operation'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let client: ContractClient
let people = 0
const SORT = { by: 'joinedAt', isDescending: true } as const
const reason = '점검을 알려드림'
const body = '내일 새벽 2시부터 점검합니다.'
const text = { kind: 'text', body } as const

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-12-08T10:00:00+09:00')
  course = await addCourse(api.database.db)
  client = (await logInStaff(api, 'bulker', 'support')).client
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.clock.set('2026-12-08T10:00:00+09:00')
  await api.database.db.member.updateMany({ data: { withdrawnAt: api.clock.now() } })
})

async function add(count: number): Promise<number[]> {
  const added: number[] = []
  for (let one = 0; one < count; one += 1) {
    people += 1
    added.push((await addPerson(api.database.db, { userId: `bulk${people}`, name: '황모두' })).memberNo)
  }
  return added
}
async function frozen(only?: number[]) {
  const { entity } = await client.call(freezeMembers, { filter: {}, sort: SORT, text: '황', only })
  return { screen: 'members', setNo: entity.setNo } as const
}
const leave = (memberNos: number[]) =>
  api.database.db.member.updateMany({
    where: { memberNo: { in: memberNos } },
    data: { withdrawnAt: api.clock.now() },
  })
const notified = async (kind: 'staffText' | 'studyExtended' = 'staffText') => {
  const messages = await api.database.db.message.findMany({ where: { kind, member: { withdrawnAt: null } } })
  return messages.map(({ memberNo }) => memberNo).toSorted((a, b) => a - b)
}
const run = (bulkOperationNo: number) => runBulkOperation(api.database.db, bulkOperationNo, api.clock.now)
const actionOf = async (bulkOperationNo: number) =>
  (await client.call(listBulkOperations, {})).entity.list.find(
    (action) => action.bulkOperationNo === bulkOperationNo,
  )

describe('a bulk message to all members found', () => {
  it('notifies each remaining member once and names the members who left before and after', async () => {
    const memberNos = await add(9)
    const set = await frozen()
    await leave(memberNos.slice(0, 2))
    const forecast = await client.call(forecastBulkOperation, { ...set, kind: 'text' })
    expect(forecast.entity).toEqual({ people: 7, left: 2, needsApproval: false })
    const { entity } = await client.call(orderBulkOperation, { ...set, work: text, reason })
    expect(entity).toMatchObject({ people: 7, left: 2 })
    await leave(memberNos.slice(2, 5))
    await add(3)
    await run(entity.bulkOperationNo)
    expect(await notified()).toEqual(memberNos.slice(5))
    expect(await actionOf(entity.bulkOperationNo)).toMatchObject({
      status: 'done',
      done: 4,
      left: 3,
      leftBefore: 2,
    })
  })

  it('notifies each member once when rows leave during the bulk operation', async () => {
    const memberNos = await add(40)
    const { entity } = await client.call(orderBulkOperation, { ...(await frozen()), work: text, reason })
    await Promise.all([
      run(entity.bulkOperationNo),
      run(entity.bulkOperationNo),
      ...memberNos.slice(0, 20).map((memberNo) => leave([memberNo])),
    ])
    const action = await actionOf(entity.bulkOperationNo)
    expect(action?.status).toBe('done')
    expect((action?.done ?? 0) + (action?.left ?? 0)).toBe(40)
    const messages = await api.database.db.message.groupBy({
      by: ['memberNo'],
      where: { kind: 'staffText', memberNo: { in: memberNos } },
      _count: true,
    })
    expect(messages).toHaveLength(action?.done ?? 0)
    expect(messages.every(({ _count }) => _count === 1)).toBe(true)
  })

  it('returns the same bulk operation for repeated and concurrent orders', async () => {
    const memberNos = await add(6)
    const set = await frozen()
    const orders = await Promise.all(
      [1, 2, 3, 4].map(() => client.call(orderBulkOperation, { ...set, work: text, reason })),
    )
    const numbers = new Set(orders.map(({ entity }) => entity.bulkOperationNo))
    expect(numbers.size).toBe(1)
    for (const bulkOperationNo of numbers)
      await Promise.all([run(bulkOperationNo), run(bulkOperationNo), run(bulkOperationNo)])
    expect(await notified()).toEqual(memberNos)
    expect(
      await api.database.db.outbox.count({
        where: { kind: 'run-bulk-operation', payload: { equals: { bulkOperationNo: [...numbers][0] } } },
      }),
    ).toBe(1)
  })

  it('notifies only the members selected on a page', async () => {
    const memberNos = await add(5)
    const set = await frozen(memberNos.slice(1, 3))
    const { entity } = await client.call(orderBulkOperation, { ...set, work: text, reason })
    await run(entity.bulkOperationNo)
    expect(await notified()).toEqual(memberNos.slice(1, 3))
  })

  it('stops a bulk operation on request and sends nothing afterwards', async () => {
    await add(4)
    const { entity } = await client.call(orderBulkOperation, { ...(await frozen()), work: text, reason })
    expect((await client.call(stopBulkOperation, { bulkOperationNo: entity.bulkOperationNo })).code).toBe(1)
    await run(entity.bulkOperationNo)
    expect(await notified()).toEqual([])
    expect((await actionOf(entity.bulkOperationNo))?.status).toBe('stopped')
    expect((await client.call(stopBulkOperation, { bulkOperationNo: entity.bulkOperationNo })).refusal).toBe(
      'BULK_ENDED',
    )
    expect((await client.call(stopBulkOperation, { bulkOperationNo: 999_999 })).refusal).toBe(
      'BULK_NOT_FOUND',
    )
  })

  it('refuses advertising, another employee’s set, an empty set and a missing reason', async () => {
    const memberNos = await add(2)
    const set = await frozen()
    const order = { ...set, work: text, reason }
    const advert = { kind: 'text', body: '(광고) 겨울 할인' } as const
    expect((await client.call(orderBulkOperation, { ...order, work: advert })).refusal).toBe(
      'TEXT_ADVERTISING',
    )
    const stranger = (await logInStaff(api, `strange${people}`, 'headquarters')).client
    expect((await stranger.call(orderBulkOperation, order)).refusal).toBe('SET_ENDED')
    expect((await stranger.call(forecastBulkOperation, { ...set, kind: 'text' })).refusal).toBe('SET_ENDED')
    expect((await client.call(orderBulkOperation, { ...order, setNo: randomUUID() })).refusal).toBe(
      'SET_ENDED',
    )
    expect((await client.call(orderBulkOperation, { ...order, reason: ' ' })).status).toBe(400)
    expect(
      (await client.call(orderBulkOperation, { ...order, work: { kind: 'text', body: '가'.repeat(1001) } }))
        .status,
    ).toBe(400)
    const extend = { kind: 'extend', untilOn: '2027-01-10' } as const
    expect((await client.call(orderBulkOperation, { ...order, work: extend })).refusal).toBe(
      'BULK_OTHER_LIST',
    )
    await leave(memberNos)
    expect((await client.call(orderBulkOperation, order)).refusal).toBe('BULK_EMPTY')
    expect(await api.database.db.bulkOperation.count({ where: { setNo: set.setNo } })).toBe(0)
  })
})

describe('a bulk operation over 1,000 members', () => {
  it('waits for the approval of a second employee and then runs', async () => {
    const { db } = api.database
    const template = await addPerson(db, { userId: `bulk${(people += 1)}`, name: '황모두' })
    const { memberNo: _no, userId: _id, identityKeyHash: _key, ...facts } = template
    await db.member.createMany({
      data: Array.from({ length: 1_000 }, (_, at) => ({
        ...facts,
        userId: `many${at}`,
        identityKeyHash: null,
      })),
    })
    const set = await frozen()
    const forecast = await client.call(forecastBulkOperation, { ...set, kind: 'text' })
    expect(forecast.entity).toEqual({ people: 1_001, left: 0, needsApproval: true })
    expect((await client.call(orderBulkOperation, { ...set, work: text, reason })).refusal).toBe(
      'BULK_NEEDS_APPROVAL',
    )
    const second = (await logInStaff(api, 'bulkboss', 'headquarters')).client
    const asking = { reasonCode: 'trouble', text: '점검을 모두에게' }
    const asked = await client.call(requestBulkOperation, { ...set, work: text, ...asking })
    const { bulkOperationNo } = await db.bulkOperation.findFirstOrThrow({ where: { setNo: set.setNo } })
    await run(bulkOperationNo)
    expect(await notified()).toEqual([])
    const { approvalNo } = asked.entity
    const other = await frozen()
    const unwanted = (await client.call(requestBulkOperation, { ...other, work: text, ...asking })).entity
    await second.call(rejectChange, { approvalNo: unwanted.approvalNo, text: '점검은 없습니다.' })
    const rejected = await db.bulkOperation.findFirstOrThrow({ where: { setNo: other.setNo } })
    expect(await actionOf(rejected.bulkOperationNo)).toMatchObject({ status: 'rejected', done: 0 })
    expect((await client.call(approveChange, { approvalNo, text: '' })).refusal).toBe('APPROVAL_OWN')
    expect((await second.call(approveChange, { approvalNo, text: '' })).code).toBe(1)
    await run(bulkOperationNo)
    expect(await notified()).toHaveLength(1_001)
    expect(await actionOf(bulkOperationNo)).toMatchObject({ status: 'done', done: 1_001 })
  }, 60_000)

  it('runs a small bulk operation without an approval', async () => {
    await logInStaff(api, `bulkboss${people}`, 'headquarters')
    await add(2)
    const asking = { reasonCode: 'trouble', text: '점검을 모두에게' }
    const asked = await client.call(requestBulkOperation, { ...(await frozen()), work: text, ...asking })
    expect(asked.refusal).toBe('BULK_NEEDS_NO_APPROVAL')
  })
})

const found = async () => {
  const sort = { by: 'appliedAt', isDescending: true } as const
  const { entity } = await client.call(freezeEnrolments, { filter: {}, sort, text: '황모두' })
  return { screen: 'enrolments', setNo: entity.setNo } as const
}

describe('a bulk operation on enrolments', () => {
  it('sends one message to a member with two enrolments', async () => {
    const [memberNo = 0] = await add(1)
    const person = await api.database.db.member.findUniqueOrThrow({ where: { memberNo } })
    await addEnrolment(api.database.db, person, course, { status: 'paid', licenceNo: '2019-0000001' })
    await addEnrolment(api.database.db, person, course, { status: 'paid', licenceNo: '2019-0000002' })
    const { entity } = await client.call(orderBulkOperation, { ...(await found()), work: text, reason })
    expect(entity.people).toBe(1)
    await run(entity.bulkOperationNo)
    expect(await notified()).toEqual([memberNo])
  })

  it('extends enrolments except those whose rule forbids an extension', async () => {
    const [studying = 0, completed = 0] = await add(2)
    const { db } = api.database
    const own = async (memberNo: number, status: 'studying' | 'completed') =>
      addEnrolment(db, await db.member.findUniqueOrThrow({ where: { memberNo } }), course, { status })
    const { enrolmentNo } = await own(studying, 'studying')
    await own(completed, 'completed')
    const work = { kind: 'extend', untilOn: '2027-01-15' } as const
    const { entity } = await client.call(orderBulkOperation, { ...(await found()), work, reason })
    await run(entity.bulkOperationNo)
    expect(await actionOf(entity.bulkOperationNo)).toMatchObject({ done: 1, refused: 1, status: 'done' })
    expect((await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })).extendedToOn).toBe(
      '2027-01-15',
    )
    expect(await notified('studyExtended')).toEqual([studying])
  })
})
