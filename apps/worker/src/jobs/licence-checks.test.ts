import { addSeoulDays, seoulDay, seoulInstant } from '@hygiene/domain/time/seoul-day'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gatherMessage } from '../messages/gather-message.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { renewLicences } from './renew-licences.ts'

const today = seoulDay(new Date())
let worker: TestWorker
let people = 0
let nights = 0

beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())

const ROW = {
  LCNS_NO: '20190114555',
  INDUTY_CD_NM: '일반음식점',
  BSSH_NM: '한마음식당',
  PRSDNT_NM: '김**',
  ADDR: '경기도 수원시 팔달구 가상로 12, 1층',
}

async function night(...rows: Partial<typeof ROW & { CHNG_DT: string }>[]) {
  nights += 1
  const at = seoulInstant(addSeoulDays(today, nights), '20:00')
  const named = rows.map((row) => ({ ...ROW, ...row }))
  await renewLicences({
    ...worker.deps,
    now: () => at,
    licences: {
      readPage: async ({ businessTypeName }) =>
        businessTypeName === ROW.INDUTY_CD_NM
          ? { outcome: 'rows', total: named.length, rows: named }
          : { outcome: 'none' },
    },
  })
}

async function typed(licenceNo: string, status: 'studying' | 'completed' = 'studying') {
  people += 1
  const person = await addPerson(worker.database.db, { userId: `night${people}`, name: '김영자' })
  const { enrolmentNo } = await addEnrolment(worker.database.db, person, worker.course, { licenceNo, status })
  const checks = () =>
    worker.database.db.licenceCheck.findMany({ where: { enrolmentNo }, orderBy: { checkNo: 'asc' } })
  return { enrolmentNo, checks, person }
}

it('clears a typed place when the register names that place and keeps another name waiting', async () => {
  const same = await typed('2019-0114-555')
  const other = await typed('2019-0114-556')
  expect(await same.checks()).toMatchObject([{ cause: 'typed', outcome: null }])
  await night({}, { LCNS_NO: '20190114556', BSSH_NM: '바다횟집' })
  expect(await same.checks()).toMatchObject([{ outcome: 'matched', decidedByNo: null }])
  expect(await other.checks()).toMatchObject([{ outcome: null, decidedAt: null }])
})

it('queues a place with a changed representative once and names the last change', async () => {
  await night({ LCNS_NO: '20190114600' })
  const { checks } = await typed('20190114600')
  const done = await typed('20190114601', 'completed')
  expect(await checks()).toEqual([])
  await night({ LCNS_NO: '20190114600', PRSDNT_NM: '이**' }, { LCNS_NO: '20190114601', PRSDNT_NM: '이**' })
  const [first] = await checks()
  expect(first).toMatchObject({ cause: 'changed', outcome: null })
  await night({ LCNS_NO: '20190114600', PRSDNT_NM: '박**' })
  const after = await checks()
  expect(after).toMatchObject([{ checkNo: first?.checkNo, outcome: null }])
  expect(after[0]?.changeNo).toBeGreaterThan(first?.changeNo ?? 0)
  expect(await done.checks()).toEqual([])
})

it('queues no check for a change to the typed text or of the day alone', async () => {
  await night({ LCNS_NO: '20190114700', BSSH_NM: '옛 이름' })
  const { checks } = await typed('20190114700')
  await night({ LCNS_NO: '20190114700' })
  await night({ LCNS_NO: '20190114700', CHNG_DT: '20261120' })
  expect(await checks()).toEqual([])
})

it('notifies the person of a staff decision in the words of staff, not of a matched place', async () => {
  const { person, enrolmentNo } = await typed('2018-0000-001')
  const { db } = worker.database
  const [check] = await db.licenceCheck.findMany({ where: { enrolmentNo } })
  const { checkNo } = check ?? { checkNo: 0 }
  const { employeeNo } = await db.employee.create({
    data: { loginId: 'admin', name: '박직원', passwordHash: '', role: 'support', createdAt: new Date() },
  })
  const message = await db.message.create({
    data: { memberNo: person.memberNo, kind: 'placeCorrected', aboutNo: checkNo, createdAt: new Date() },
  })
  const notified = () => db.$transaction((tx) => gatherMessage(tx, message, worker.deps))
  expect(await notified()).toBeNull()
  const decided = { sentence: '신고증과 다름', decidedByNo: employeeNo, decidedAt: new Date() }
  const before = { licenceNo: '2018', sidoCode: '4100000000' }
  await db.licenceCheck.update({ where: { checkNo }, data: { outcome: 'corrected', before, ...decided } })
  expect(await notified()).toMatchObject({
    kind: 'placeCorrected',
    facts: ['영업신고번호'],
    sentence: '신고증과 다름',
    link: expect.stringMatching(/\/edu\/online\/list$/),
  })
  await db.licenceCheck.update({ where: { checkNo }, data: { outcome: 'askedAgain' } })
  expect(await notified()).toMatchObject({ kind: 'placeAskedAgain', businessName: '한마음 식당' })
})
