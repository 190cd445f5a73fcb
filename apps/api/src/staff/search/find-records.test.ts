import { publishContent } from '@hygiene/contracts/content/post/staff/publish-content'
import { saveContent } from '@hygiene/contracts/content/post/staff/save-content'
import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import type { Certificate, InPersonSession, OnlineEnrolment, Payment } from '@hygiene/db/generated/client'
import {
  formatVerificationNumber,
  verificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { addCourse, addEnrolment, addPerson, type BookedSeat } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postBody } from '../../testing/content-samples.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const OLD_NUMBER = formatVerificationNumber(verificationNumber(new Uint8Array(11).fill(9)))

let scenario: StaffSessionScenario
let online: OnlineEnrolment
let certificate: Certificate
let own: InPersonSession
let elsewhere: InPersonSession
let ownSeat: BookedSeat
let otherSeat: BookedSeat
let order: Payment

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  const { db } = scenario.api.database
  const caller = await addPerson(db, { userId: 'okja1957', name: '정옥자', phone: '01012346793' })
  await addPerson(db, { userId: 'okhui', name: '정옥희', phone: '01055556793' })
  const course = await addCourse(db)
  online = await addEnrolment(db, caller, course, { status: 'completed', licenceNo: '2014-0331-001' })
  certificate = await db.certificate.create({
    data: {
      enrolmentNo: online.enrolmentNo,
      certificateNumber: '2026-02-0106793',
      verificationNumber: formatVerificationNumber(verificationNumber(new Uint8Array(11).fill(7))),
      frozen: {},
      issuedAt: new Date('2026-11-20T02:00:00Z'),
    },
  })
  const { certificateNo } = certificate
  await db.replacedCertificate.create({
    data: {
      certificateNo,
      edition: 1,
      verificationNumber: OLD_NUMBER,
      frozen: {},
      issuedAt: new Date('2026-11-19T02:00:00Z'),
      replacedAt: new Date('2026-11-20T02:00:00Z'),
      replacedByNo: 1,
      replacedFor: 'misprint',
      text: '비교',
    },
  })
  own = await scenario.session('2026-12-10')
  elsewhere = await scenario.session('2026-12-11', scenario.other)
  ownSeat = await scenario.book(own)
  otherSeat = await scenario.book(elsewhere)
  order = await db.payment.findFirstOrThrow({ where: { applicationNo: otherSeat.booking.applicationNo } })
})
afterAll(() => scenario.api.stop())

async function find(text: string, role: Parameters<typeof scenario.staff>[0] = 'support') {
  const { client, employeeNo } = await scenario.staff(role)
  const { entity } = await client.call(findRecords, { text })
  return { entity, employeeNo }
}

function counted(entity: Awaited<ReturnType<typeof find>>['entity']) {
  return Object.fromEntries(
    Object.entries(entity).flatMap(([kind, { list }]) => (list.length > 0 ? [[kind, list.length]] : [])),
  )
}

describe('the search of the console', () => {
  it('finds a course by the words of its name for roles that see courses', async () => {
    const { entity } = await find('기존 일반음식점')
    expect(entity.courses.list).toMatchObject([{ edition: 1, priceWon: 36_000 }])
    expect((await find('일반음식점', 'branch')).entity.courses.list).toEqual([])
  })

  it('finds staff content by title and words for roles that see the content', async () => {
    const writer = (await scenario.staff('education')).client
    const content = [{ kind: 'paragraph' as const, runs: [{ text: '전산 점검으로 멈춥니다.' }] }]
    const body = postBody({ title: '새해 접수 안내', content })
    const { contentNo } = (await writer.call(saveContent, { body })).entity
    const draft = { contentNo, kind: 'post', part: 3, title: '새해 접수 안내', state: 'draft' }
    expect((await find('접수 새해')).entity.posts.list).toEqual([draft])
    expect((await find('전산 점검')).entity.posts.list).toEqual([])
    await writer.call(publishContent, { contentNo, basedOn: 1, shownFrom: null, shownUntil: null })
    expect((await find('전산 점검')).entity.posts.list).toEqual([{ ...draft, state: 'shown' }])
    expect((await find('접수', 'branch')).entity.posts.list).toEqual([])
  })

  it('finds members by the end of their telephone, masks them and logs words and members', async () => {
    const { entity, employeeNo } = await find('6793')
    expect(entity.members.list.map(({ name, phone, birth }) => [name, phone, birth])).toEqual([
      ['정*희', '010-****-6793', '1960-**-**'],
      ['정*자', '010-****-6793', '1960-**-**'],
    ])
    const memberNos = entity.members.list.map(({ memberNo }) => memberNo)
    const log = await auditOf(scenario, employeeNo)
    expect(log.map(({ memberNo }) => memberNo)).toEqual(memberNos)
    expect(log[0]).toMatchObject({ operation: 'findRecords', detail: '6793', reason: '' })
  })

  it.each<[string, () => string, object]>([
    ['the beginning of a name', () => '정옥', { members: 2 }],
    ['a name with the end of its phone', () => '정옥자 6793', { members: 1 }],
    ['a phone', () => '010-1234-6793', { members: 1 }],
    ['an id', () => 'okja1957', { members: 1 }],
    ['a licence, with the person', () => '20140331-001', { members: 1, enrolments: 1 }],
    ['a certificate number', () => certificate.certificateNumber, { certificates: 1 }],
    ['a verification number', () => certificate.verificationNumber, { certificates: 1 }],
    ['a verification number of an edition that was replaced', () => OLD_NUMBER, { certificates: 1 }],
    ['an order number', () => orderNumber(order), { orders: 1 }],
    ['an enrolment in person', () => `h${ownSeat.enrolments[0]?.inPersonEnrolmentNo}`, { inPerson: 1 }],
  ])('finds records by %s', async (_, text, kinds) => {
    expect(counted((await find(text())).entity)).toEqual(kinds)
  })

  it('finds a session and an enrolment by number and hides sessions from finance', async () => {
    expect((await find(`${own.sessionNo}`)).entity.sessions.list).toMatchObject([
      { sessionNo: own.sessionNo },
    ])
    expect((await find(`${own.sessionNo}`, 'finance')).entity.sessions.list).toEqual([])
    const { enrolments } = (await find(`${online.enrolmentNo}`, 'finance')).entity
    expect(enrolments.list).toMatchObject([{ enrolmentNo: online.enrolmentNo, name: '정*자' }])
  })

  it('shows a branch only records of its own sessions for any search words', async () => {
    const { phone } = await scenario.api.database.db.member.findUniqueOrThrow({
      where: { memberNo: ownSeat.booking.memberNo },
    })
    expect(counted((await find(phone, 'branch')).entity)).toMatchObject({ members: 1 })
    expect((await find(`${own.sessionNo}`, 'branch')).entity.sessions.list).toHaveLength(1)
    const others = [
      '6793',
      '정옥자',
      'okja1957',
      '20140331001',
      certificate.certificateNumber,
      certificate.verificationNumber,
      orderNumber(order),
      `h${otherSeat.enrolments[0]?.inPersonEnrolmentNo}`,
    ]
    for (const text of others)
      expect([text, counted((await find(text, 'branch')).entity)]).toEqual([text, {}])
    const { sessions } = (await find(`${elsewhere.sessionNo}`, 'branch')).entity
    expect(sessions.list).toEqual([])
  })

  it('searches and logs nothing for words that identify nothing', async () => {
    const { entity, employeeNo } = await find('정')
    expect(counted(entity)).toEqual({})
    expect(await auditOf(scenario, employeeNo)).toEqual([])
  })

  it('logs a search without a result and without a member', async () => {
    const { employeeNo } = await find('홍길동')
    expect(await auditOf(scenario, employeeNo)).toMatchObject([{ memberNo: null }])
  })

  it('reports more results than are shown', async () => {
    const { db } = scenario.api.database
    for (let at = 0; at < 9; at += 1) await addPerson(db, { userId: `many${at}`, name: '다수인' })
    const { members } = (await find('다수')).entity
    expect([members.list.length, members.hasMore]).toEqual([8, true])
  })

  it.each([{ text: 'x'.repeat(101) }, { text: ['6793'] }, {}])(
    'rejects the search %o as malformed',
    async (input) => {
      const { client } = await scenario.staff('support')
      expect((await client.call(findRecords, input as { text: string })).status).toBe(400)
    },
  )

  it('uses an index for the end of a telephone and the beginning of a name', async () => {
    const { pool } = scenario.api.database
    const client = await pool.connect()
    try {
      await client.query('SET enable_seqscan = off')
      const plans = await Promise.all(
        [
          `right("phone", 4) = '6793'`,
          `"name" COLLATE "C" >= '정옥' AND "name" COLLATE "C" < '정옥~' ORDER BY "name" COLLATE "C", "memberNo" DESC LIMIT 9`,
        ].map((where) =>
          client.query(`EXPLAIN SELECT "memberNo" FROM "Member" WHERE "withdrawnAt" IS NULL AND ${where}`),
        ),
      )
      const text = plans.map(({ rows }) => JSON.stringify(rows))
      expect(text[0]).toContain('Member_phone_end')
      expect(text[1]).toContain('Member_name_start')
    } finally {
      await client.query('RESET enable_seqscan')
      client.release()
    }
  })
})
