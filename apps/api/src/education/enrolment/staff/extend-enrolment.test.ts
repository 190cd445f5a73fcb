import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { extendEnrolment } from '@hygiene/contracts/education/enrolment/staff/extend-enrolment'
import { freezeEnrolments } from '@hygiene/contracts/education/enrolment/staff/freeze-enrolments'
import { listStaffEnrolments } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { expireOverdue } from '@hygiene/operations/education/enrolment/expire-application'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
import { addBooked } from '@hygiene/testing/scenarios/booked-people'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

type Page = EntityOf<typeof listStaffEnrolments>

let api: TestApi
let course: TaughtCourse
let education: ContractClient
let people = 0
const reason = '병원에 계셔서'
const SORT = { by: 'appliedAt', isDescending: true } as const

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())
beforeEach(() => atAdmin('2026-12-20T10:00:00+09:00'))

async function atAdmin(at: string | Date) {
  people += 1
  api.clock.set(at)
  education = (await logInStaff(api, `extender${people}`, 'education')).client
}

async function enrolled(status: 'applied' | 'studying' | 'completed' = 'studying') {
  people += 1
  const person = await addPerson(api.database.db, { userId: `extended${people}` })
  return { person, ...(await addEnrolment(api.database.db, person, course, { status })) }
}
const extend = (enrolmentNo: number, untilOn: string) =>
  education.call(extendEnrolment, { enrolmentNo, untilOn, reason })
const stored = (enrolmentNo: number) =>
  api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
const expire = (now: Date) =>
  expireOverdue(
    api.database.db,
    (_name, error) => {
      throw error
    },
    now,
  )

describe('an extension of the study period', () => {
  it('notifies the member of an extension, records the days, and keeps the course open', async () => {
    const { enrolmentNo, memberNo, person } = await enrolled()
    expect((await extend(enrolmentNo, '2027-01-15')).code).toBe(1)
    const { db } = api.database
    expect(await db.message.findMany({ where: { memberNo } })).toMatchObject([
      { kind: 'studyExtended', aboutNo: enrolmentNo },
    ])
    const filter = { memberNo, kind: 'study', hasAutomatic: true } as const
    const timeline = await education.call(listMemberTimeline, {
      filter,
      sort: { by: 'at', isDescending: true },
    })
    expect(timeline.entity.list).toContainEqual(
      expect.objectContaining({ what: 'extended', about: '2027-01-15', more: reason, recordNo: enrolmentNo }),
    )
    expect(await db.auditEntry.findMany({ where: { memberNo, reason } })).toMatchObject([
      {
        operation: 'extendEnrolment',
        subjectKind: 'enrolment',
        subjectNo: enrolmentNo,
        detail: '2027-01-15',
      },
    ])

    api.clock.set('2027-01-10T10:00:00+09:00')
    const client = await api.logIn(person.userId)
    const room = await client.call(listStudyRoom, { page: 1, limit: 10 })
    expect(room.entity.list).toMatchObject([{ enrolmentNo, endDate: '2027-01-15', nextStep: 'lectures' }])
    expect(await expire(api.clock.now())).toBe(0)
    expect(await expire(new Date('2027-01-16T00:00:00+09:00'))).toBe(1)
    expect((await stored(enrolmentNo)).status).toBe('expired')
  })

  it.each([
    ['studying', '2026-12-31', 'EXTENSION_DAY'],
    ['studying', '2027-02-01', 'EXTENSION_DAY'],
    ['applied', '2027-01-15', 'NOT_PAID_YET'],
    ['completed', '2027-01-15', 'EXTENSION_ENDED'],
  ] as const)(
    'refuses to extend a %s enrolment to %s and writes nothing',
    async (status, untilOn, refusal) => {
      const { enrolmentNo } = await enrolled(status)
      expect((await extend(enrolmentNo, untilOn)).refusal).toBe(refusal)
      expect(await api.database.db.studyExtension.count({ where: { enrolmentNo } })).toBe(0)
    },
  )

  it('refuses an unknown enrolment, a missing reason and an invalid day', async () => {
    const { enrolmentNo } = await enrolled()
    expect((await extend(9_999_999, '2027-01-15')).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await extend(enrolmentNo, 'soon')).status).toBe(400)
    const input = { enrolmentNo, untilOn: '2027-01-15', reason: '' }
    expect((await education.call(extendEnrolment, input)).status).toBe(400)
  })

  it('either extends or expires an enrolment under concurrent requests, never both', async () => {
    const now = new Date('2026-12-31T23:59:59.900+09:00')
    const all = await Promise.all(Array.from({ length: 20 }, () => enrolled()))
    const later = new Date('2027-01-01T00:00:00+09:00')
    await atAdmin(now)
    const [answers] = await Promise.all([
      Promise.all(all.map(({ enrolmentNo }) => extend(enrolmentNo, '2027-01-15'))),
      expire(later),
    ])
    for (const [at, { enrolmentNo }] of all.entries()) {
      const { status, extendedToOn } = await stored(enrolmentNo)
      const isExtended = answers[at]?.code === 1
      expect([status, extendedToOn]).toEqual(isExtended ? ['studying', '2027-01-15'] : ['expired', null])
    }
  })
})

const listed = async (filter: object, text = '') =>
  (await education.call(listStaffEnrolments, { filter, sort: SORT, text })).entity.list

describe('the list of enrolments', () => {
  it('lists both kinds masked, filters by status, session and words, and logs each view', async () => {
    const { enrolmentNo, memberNo } = await enrolled()
    const booked = await addBooked(api, {})
    const all = await listed({})
    expect(all.map(({ key }) => key)).toEqual(
      expect.arrayContaining([`o${enrolmentNo}`, `h${booked.inPersonEnrolmentNo}`]),
    )
    expect(all.find(({ key }) => key === `o${enrolmentNo}`)).toMatchObject({
      untilOn: '2026-12-31',
      isExtended: false,
    })
    expect(all.every(({ userName }) => userName.includes('*'))).toBe(true)
    const venue = all.find(({ kind }) => kind === 'inPerson')
    const sessionNo = venue?.sessionNo ?? 0
    expect((await listed({ sessionNo })).every((row) => row.sessionNo === sessionNo)).toBe(true)
    expect(
      (await listed({ kind: 'online', status: 'completed' })).every(({ status }) => status === 'completed'),
    ).toBe(true)
    expect(await listed({ year: 2001 })).toEqual([])
    expect((await listed({}, `extended${people}`)).map(({ number }) => number)).toEqual([enrolmentNo])
    expect(
      await api.database.db.auditEntry.count({ where: { memberNo, operation: 'listStaffEnrolments' } }),
    ).toBeGreaterThan(0)
  })

  it('pages through all enrolments without a gap', async () => {
    for (let one = 0; one < 55; one += 1) await enrolled()
    const seen: string[] = []
    let after: string | null = null
    do {
      const input: SentTo<typeof listStaffEnrolments> = { filter: {}, sort: SORT, text: '', after }
      const { list, next }: Page = (await education.call(listStaffEnrolments, input)).entity
      seen.push(...list.map(({ key }) => key))
      after = next
    } while (after !== null)
    const { db } = api.database
    const count = (await db.onlineEnrolment.count()) + (await db.inPersonEnrolment.count())
    expect(new Set(seen).size).toBe(count)
    expect(seen).toHaveLength(count)
  })

  it('freezes all enrolments or only the selected ones', async () => {
    const { enrolmentNo } = await enrolled()
    const choice = { filter: {}, sort: SORT, text: '' }
    const only = await education.call(freezeEnrolments, { ...choice, only: [`o${enrolmentNo}`] })
    expect(only.entity.count).toBe(1)
    expect((await education.call(freezeEnrolments, choice)).entity.count).toBeGreaterThan(1)
    expect((await education.call(freezeEnrolments, { ...choice, only: ['x1'] })).status).toBe(400)
  })
})
