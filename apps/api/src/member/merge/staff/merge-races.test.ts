import { once } from 'node:events'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { lockApplication } from '@hygiene/db/locks'
import type { Member } from '@hygiene/db/generated/client'
import { addEnrolment, contractClient, interleave } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import { openPlayer } from '@hygiene/testing/drive/test-player'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MergeScene, openMergeScene } from '../../../testing/merge-scene.ts'
import { spawnApi, useMachineClock } from '../../../testing/spawn-api.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let scene: MergeScene

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  scene = await openMergeScene(api)
})
afterAll(() => api.stop())

const asked = async (stay: Member, closed: Member) => (await scene.ask(stay, closed)).entity.approvalNo
const countOf = async (table: 'payment' | 'application', { memberNo }: Member) => {
  const where = { memberNo }
  return table === 'payment'
    ? api.database.db.payment.count({ where })
    : api.database.db.application.count({ where })
}

it('waits for an order in progress and ends the merge as changed', async () => {
  const { stay, closed } = await scene.addPair()
  const { applicationNo } = await addEnrolment(api.database.db, closed, scene.course)
  const approvalNo = await asked(stay, closed)
  const answer = await interleave(
    api.database,
    async (db) => {
      await lockApplication(db, applicationNo)
      const order = {
        paymentType: 1 as const,
        orderName: '교육',
        amountWon: 20_000,
        createdAt: api.clock.now(),
      }
      const { memberNo } = closed
      await db.payment.create({ data: { ...order, paymentId: 'eduMerging', applicationNo, memberNo } })
    },
    () => scene.approve(approvalNo),
  )
  expect(answer.refusal).toBe('APPROVAL_CHANGED')
  expect(await countOf('payment', closed)).toBe(1)
  expect(await countOf('application', closed)).toBe(1)
  expect((await scene.memberOf(closed)).mergedIntoNo).toBeNull()
  expect((await scene.ask(stay, closed)).refusal).toBe('MERGE_WHILE_PAYING')
})

it('leaves no order behind when a person pays during the merge', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { stay, closed } = await scene.addPair()
    const { applicationNo } = await addEnrolment(api.database.db, closed, scene.course)
    const person = await api.logIn(closed.userId)
    const approvalNo = await asked(stay, closed)
    const pay = async () => person.call(openOrder, { applicationNo, paymentType: 1 as const })
    const [merged] = await Promise.all([scene.approve(approvalNo), pay(), pay()])
    const where = { applicationNo }
    const { memberNo } = await api.database.db.application.findUniqueOrThrow({ where })
    const orders = await api.database.db.payment.findMany({ where })
    expect(memberNo).toBe(merged.code === 1 ? stay.memberNo : closed.memberNo)
    expect(orders.filter((order) => order.memberNo !== memberNo)).toEqual([])
  }
})

it('refuses an order that waits for a merge and then finds another owner', async () => {
  const { stay, closed } = await scene.addPair()
  const { applicationNo } = await addEnrolment(api.database.db, closed, scene.course)
  const person = await api.logIn(closed.userId)
  const answer = await interleave(
    api.database,
    async (db) => {
      await lockApplication(db, applicationNo)
      const data = { memberNo: stay.memberNo }
      await db.application.update({ where: { applicationNo }, data })
    },
    () => person.call(openOrder, { applicationNo, paymentType: 1 as const }),
  )
  expect(answer.refusal).toBe('ENROLMENT_NOT_FOUND')
  expect(await countOf('payment', closed)).toBe(0)
})

it('loses no minute of a person who watches during the merge and stops the player', async () => {
  const { db } = api.database
  for (let round = 0; round < 4; round += 1) {
    const { stay, closed } = await scene.addPair()
    const { enrolmentNo } = await addEnrolment(db, closed, scene.course, { status: 'paid' })
    const lectureNo = scene.course.lectures[0]?.lectureNo ?? 0
    const player = await openPlayer(api, await api.logIn(closed.userId), { enrolmentNo, lectureNo })
    await player.send({ at: 0, played: 0 })
    const approvalNo = await asked(stay, closed)
    api.clock.advance(60)
    const [merged, progress] = await Promise.all([
      scene.approve(approvalNo),
      player.send({ at: 60, played: 60 }),
    ])
    expect(merged.code).toBe(1)
    const where = { enrolmentNo_lectureNo: { enrolmentNo, lectureNo } }
    const { creditedMs } = await db.lectureProgress.findUniqueOrThrow({ where })
    expect(creditedMs).toBe(progress.code === 1 ? 60_000 : 0)
    expect((await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })).memberNo).toBe(
      stay.memberNo,
    )
    expect(await db.playerLease.count({ where: { memberNo: closed.memberNo } })).toBe(0)
    expect((await player.send({ at: 70, played: 10 })).code).toBeLessThan(0)
  }
})

it('keeps every reported minute in either account under a surge of records', async () => {
  const { db } = api.database
  const lectureNo = scene.course.lectures[0]?.lectureNo ?? 0
  const watching = []
  for (let count = 0; count < 6; count += 1) {
    const { stay, closed } = await scene.addPair()
    const { enrolmentNo } = await addEnrolment(db, closed, scene.course, { status: 'paid' })
    const player = await openPlayer(api, await api.logIn(closed.userId), { enrolmentNo, lectureNo })
    await player.send({ at: 0, played: 0 })
    watching.push({ enrolmentNo, player, approvalNo: await asked(stay, closed) })
  }
  api.clock.advance(60)
  const surges = await Promise.all(
    watching.map(async ({ player, approvalNo }, place) => {
      const progress = [10, 20, 30, 40, 50, 60].map((at) => player.send({ at, played: 10 }))
      // Starts half of the merges during the storm, and half before its last records.
      if (place % 2 === 0) await progress[0]
      const [answers] = await Promise.all([Promise.all(progress), scene.approve(approvalNo)])
      return answers.flatMap((answer) => (answer.code === 1 ? [answer.entity.studyTime] : []))
    }),
  )
  expect(Math.max(...surges.flat())).toBeGreaterThan(0)
  for (const [place, { enrolmentNo }] of watching.entries()) {
    const where = { enrolmentNo_lectureNo: { enrolmentNo, lectureNo } }
    const { creditedMs } = await db.lectureProgress.findUniqueOrThrow({ where })
    expect(creditedMs / 1000).toBe(Math.max(0, ...(surges[place] ?? [])))
  }
})

it('ends a player that opens during the merge', async () => {
  const { db } = api.database
  const { stay, closed } = await scene.addPair()
  const { enrolmentNo } = await addEnrolment(db, closed, scene.course, { status: 'paid' })
  const lectureNo = scene.course.lectures[0]?.lectureNo ?? 0
  const approvalNo = await asked(stay, closed)
  const { memberNo } = closed
  const at = api.clock.now()
  const number = '7f9c24e8-3b12-4fef-91e0-56a2d5a1b001'
  await interleave(
    api.database,
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "OnlineEnrolment" WHERE "enrolmentNo" = ${enrolmentNo} FOR UPDATE`
      const lease = { enrolmentNo, lectureNo, leaseNo: number, loginNo: number, takenAt: at, seenAt: at }
      await tx.playerLease.create({ data: { memberNo, ...lease } })
    },
    () => scene.approve(approvalNo),
  )
  expect(await db.playerLease.count({ where: { memberNo } })).toBe(0)
})

it('accepts one of two crossing merges and keeps one account', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { stay: one, closed: other } = await scene.addPair()
    const answers = await Promise.all([scene.ask(one, other), scene.ask(other, one)])
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual([
      'APPROVAL_TWIN_PENDING',
      'done',
    ])
    const approvalNo = answers.find(({ code }) => code === 1)?.entity.approvalNo ?? 0
    const decided = await Promise.all([scene.approve(approvalNo), scene.approve(approvalNo)])
    expect(decided.filter(({ code }) => code === 1)).toHaveLength(1)
    const both = [await scene.memberOf(one), await scene.memberOf(other)]
    expect(both.filter(({ mergedIntoNo }) => mergedIntoNo !== null)).toHaveLength(1)
  }
})

it('leaves no account that leads to itself after merges in a circle of three', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { stay: a, closed: b } = await scene.addPair()
    const { stay: c } = await scene.addPair({ name: a.name, birth: a.birth, userId: `third${round}` })
    const asks = [await asked(a, b), await asked(b, c), await asked(c, a)]
    const answers = await Promise.all(asks.map((approvalNo) => scene.approve(approvalNo)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const accounts = [await scene.memberOf(a), await scene.memberOf(b), await scene.memberOf(c)]
    expect(accounts.filter(({ mergedIntoNo }) => mergedIntoNo === null).length).toBeGreaterThan(0)
  }
})

it('leaves each merge whole or not begun after the API is killed in the middle', async () => {
  await useMachineClock(api)
  const pairs = []
  for (let count = 0; count < 30; count += 1) {
    const pair = await scene.addPair()
    const enrolment = await addEnrolment(api.database.db, pair.closed, scene.course, { status: 'paid' })
    pairs.push({ ...pair, enrolment, approvalNo: await asked(pair.stay, pair.closed) })
  }
  const { child, origin } = await spawnApi(api.config.DATABASE_URL)
  const client = contractClient(origin).as(scene.approver.token)
  const approvalNos = pairs.map(({ approvalNo }) => approvalNo)
  const mine = { where: { approvalNo: { in: approvalNos } } }
  const answers = Promise.allSettled(
    approvalNos.map((approvalNo) => client.call(approveChange, { approvalNo })),
  )
  await eventually(async () => (await api.database.db.memberMerge.count(mine)) >= 3)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await answers
  await new Promise((resolve) => setTimeout(resolve, 500))

  let merged = 0
  for (const { stay, closed, enrolment, approvalNo } of pairs) {
    const { status } = await api.database.db.approval.findUniqueOrThrow({ where: { approvalNo } })
    const isWhole = status === 'approved'
    const owner = isWhole ? stay.memberNo : closed.memberNo
    const where = { applicationNo: enrolment.applicationNo, memberNo: owner }
    const found = [
      await api.database.db.application.count({ where }),
      await api.database.db.onlineEnrolment.count({ where }),
      await api.database.db.payment.count({ where }),
      await api.database.db.memberMerge.count({ where: { approvalNo } }),
      (await scene.memberOf(closed)).mergedIntoNo,
    ]
    expect(found).toEqual(isWhole ? [1, 1, 1, 1, stay.memberNo] : [1, 1, 1, 0, null])
    merged += isWhole ? 1 : 0
  }
  expect(merged).toBeLessThan(pairs.length)
})
