import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { endInstructor } from '@hygiene/contracts/in-person/instructor/staff/end-instructor'
import { listInstructors } from '@hygiene/contracts/in-person/instructor/staff/list-instructors'
import { listTaughtHours } from '@hygiene/contracts/in-person/instructor/staff/list-taught-hours'
import { openInstructorContact } from '@hygiene/contracts/in-person/instructor/staff/open-instructor-contact'
import { saveInstructor } from '@hygiene/contracts/in-person/instructor/staff/save-instructor'
import { saveTimetable } from '@hygiene/contracts/in-person/session/staff/save-timetable'
import { addSession, addVenue, type ContractClient } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const reason = '새 강사 위촉'
const TEACHER: SentTo<typeof saveInstructor> = {
  instructorNo: null,
  name: '윤강의',
  phone: '010-2345-6789',
  subjects: ['식중독 예방', '식품위생법'],
  hours: '평일 오전',
  qualifications: [{ qualification: '식품기술사', issuedOn: '2020-03-02', validUntil: '2026-12-10' }],
  reason,
}
let scenario: StaffSessionScenario
let client: ContractClient
let employeeNo: number

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
})
beforeEach(async () => {
  scenario.api.clock.set('2026-11-21T10:00:00+09:00')
  ;({ client, employeeNo } = await scenario.staff('education'))
})
afterAll(() => scenario.api.stop())

const PAGE = { filter: {}, sort: { by: 'name', isDescending: false } } as const
const save = (more: Partial<typeof TEACHER> = {}) => client.call(saveInstructor, { ...TEACHER, ...more })
const end = async (instructorNo: number, isEnded = true) =>
  (await client.call(endInstructor, { instructorNo, isEnded, reason })).refusal

async function teach(instructorNo: number, day: string, from: string, to: string) {
  const { db } = scenario.api.database
  const at = (time: string) => new Date(`${day}T${time}:00+09:00`).toISOString()
  const session = await addSession(db, { startsAt: new Date(at('10:00')), venue: await addVenue(db) })
  const lessons = [{ instructorNo, subject: '식중독 예방', startsAt: at(from), endsAt: at(to) }]
  return client.call(saveTimetable, { sessionNo: session.sessionNo, lessons, reason })
}

it('masks and seals an instructor’s telephone and logs the reason for opening the number', async () => {
  const { instructorNo } = (await save()).entity
  const { list } = (await client.call(listInstructors, { ...PAGE, text: '식중독' })).entity
  expect(list.find((one) => one.instructorNo === instructorNo)).toMatchObject({
    name: '윤강의',
    phone: '010-****-6789',
    subjects: TEACHER.subjects,
    qualifications: [{ qualification: '식품기술사', issuedOn: '2020-03-02', validUntil: '2026-12-10' }],
    lessonsAhead: 0,
  })
  const { phoneSealed } = await scenario.api.database.db.instructor.findUniqueOrThrow({
    where: { instructorNo },
  })
  expect(Buffer.from(phoneSealed ?? []).includes('23456789')).toBe(false)
  const opened = await client.call(openInstructorContact, { instructorNo, reason: '일정 확인 전화' })
  expect(opened.entity.phone).toBe('01023456789')
  expect(await auditOf(scenario, employeeNo)).toEqual([
    {
      operation: 'saveInstructor',
      subjectKind: 'instructor',
      subjectNo: instructorNo,
      detail: '',
      reason,
      memberNo: null,
    },
    {
      operation: 'openInstructorContact',
      subjectKind: 'instructor',
      subjectNo: instructorNo,
      detail: '',
      reason: '일정 확인 전화',
      memberNo: null,
    },
  ])
})

it('replaces an instructor’s details and keeps a telephone that is not sent', async () => {
  const { instructorNo } = (await save()).entity
  const { phone: _phone, ...rest } = TEACHER
  expect(
    (await client.call(saveInstructor, { ...rest, instructorNo, name: '윤새강', qualifications: [] })).code,
  ).toBe(1)
  const { list } = (await client.call(listInstructors, { ...PAGE, text: '윤새강' })).entity
  expect(list).toEqual([expect.objectContaining({ phone: '010-****-6789', qualifications: [] })])
  expect((await save({ instructorNo: 2_000_000 })).refusal).toBe('INSTRUCTOR_NOT_FOUND')
  const unknown = { instructorNo: 2_000_000, reason }
  expect((await client.call(openInstructorContact, unknown)).refusal).toBe('INSTRUCTOR_NOT_FOUND')
})

it('finds a qualification that ends within thirty days', async () => {
  const [soon, later] = [await save({ name: '곧끝남' }), await save({ name: '나중끝남' })]
  await client.call(saveInstructor, {
    ...TEACHER,
    instructorNo: later.entity.instructorNo,
    qualifications: [{ qualification: '식품기술사', issuedOn: '2020-03-02', validUntil: '2026-12-22' }],
  })
  const { list } = (await client.call(listInstructors, { ...PAGE, filter: { isQualificationDue: true } }))
    .entity
  const found = list.map(({ instructorNo }) => instructorNo)
  expect(found).toContain(soon.entity.instructorNo)
  expect(found).not.toContain(later.entity.instructorNo)
})

it.each([
  ['no subject', { subjects: [] }],
  ['no name', { name: '' }],
  [
    'a qualification that ends before it begins',
    { qualifications: [{ qualification: '기술사', issuedOn: '2026-02-02', validUntil: '2026-02-01' }] },
  ],
  ['another telephone than a mobile', { phone: '031-123-4567' }],
])('refuses an instructor with %s', async (_, more) => {
  expect((await save(more)).status).toBe(400)
})

it('keeps an instructor with future lessons, ends the instructor later and allows a return', async () => {
  const { instructorNo } = (await save()).entity
  await teach(instructorNo, '2026-12-10', '10:00', '12:00')
  expect(await end(instructorNo)).toBe('INSTRUCTOR_HAS_LESSONS')
  scenario.api.clock.set('2026-12-10T12:00:00+09:00')
  ;({ client } = await scenario.staff('headquarters'))
  expect(await end(instructorNo)).toBeNull()
  expect(await end(instructorNo)).toBe('NOTHING_CHANGES')
  expect((await teach(instructorNo, '2026-12-17', '10:00', '12:00')).refusal).toBe('INSTRUCTOR_ENDED')
  expect(await end(instructorNo, false)).toBeNull()
  expect(await end(2_000_000)).toBe('INSTRUCTOR_NOT_FOUND')
})

it('either ends an instructor or adds a lesson under concurrent requests, never both', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { instructorNo } = (await save()).entity
    const [refusal, taught] = await Promise.all([
      end(instructorNo),
      teach(instructorNo, '2026-12-10', '10:00', '12:00'),
    ])
    expect([refusal, taught.refusal].filter((one) => one === null)).toHaveLength(1)
  }
})

it('counts taught hours by month and year of Seoul once the lessons are over', async () => {
  const { instructorNo } = (await save({ name: '하시간' })).entity
  await teach(instructorNo, '2026-11-24', '10:00', '12:30')
  await teach(instructorNo, '2026-11-30', '10:00', '11:00')
  await teach(instructorNo, '2026-12-01', '10:00', '11:00')
  await teach(instructorNo, '2026-12-02', '10:00', '11:00')
  scenario.api.clock.set('2026-12-02T10:59:00+09:00')
  ;({ client } = await scenario.staff('headquarters'))
  const { list } = (await client.call(listTaughtHours, { searchYear: 2026 })).entity
  const [row] = list.filter((one) => one.instructorNo === instructorNo)
  expect(row).toEqual({
    instructorNo,
    name: '하시간',
    months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 210, 60],
    total: 270,
  })
  expect((await client.call(listTaughtHours, { searchYear: 2025 })).entity.list).toEqual([])
})

it('admits only headquarters and education to instructors', async () => {
  for (const role of ['branch', 'finance', 'support', 'readOnly'] as const) {
    const other = (await scenario.staff(role)).client
    expect((await other.call(listInstructors, { ...PAGE })).refusal).toBe('STAFF_FORBIDDEN')
    expect((await other.call(saveInstructor, TEACHER)).refusal).toBe('STAFF_FORBIDDEN')
    expect((await other.call(openInstructorContact, { instructorNo: 1, reason })).refusal).toBe(
      'STAFF_FORBIDDEN',
    )
    expect((await other.call(listTaughtHours, { searchYear: 2026 })).refusal).toBe('STAFF_FORBIDDEN')
    const ending = { instructorNo: 1, isEnded: true, reason }
    expect((await other.call(endInstructor, ending)).refusal).toBe('STAFF_FORBIDDEN')
  }
})
