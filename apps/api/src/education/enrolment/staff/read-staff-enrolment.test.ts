import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { readStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
import { addBooked } from '@hygiene/testing/scenarios/booked-people'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { addIdentityCheck } from '@hygiene/testing/scenarios/studies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let support: ContractClient
let employeeNo: number

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
  ;({ client: support, employeeNo } = await logInStaff(api, 'support1', 'support'))
})
afterAll(() => api.stop())

const read = (wanted: SentTo<typeof readStaffEnrolment>) => support.call(readStaffEnrolment, wanted)

describe('an online enrolment at the console', () => {
  it('shows steps, lectures and checks with a masked person and logs the view', async () => {
    const { db } = api.database
    const person = await addPerson(db, { userId: 'okja1957', name: '정옥자' })
    const enrolment = await addEnrolment(db, person, course, { status: 'studying', watchedSeconds: [60] })
    await addIdentityCheck(db, enrolment, api.clock.now())
    const { enrolmentNo, memberNo } = enrolment

    const { entity } = await read({ kind: 'online', number: enrolmentNo })
    expect(entity).toMatchObject({
      kind: 'online',
      number: enrolmentNo,
      memberNo,
      status: 'studying',
      userName: '정*자',
      phone: expect.stringMatching(/^010-\*{4}-\d{4}$/),
      licenseNumber: expect.stringMatching(/\*{3}$/),
      session: null,
      may: { correct: true, cancel: false, refund: true },
    })
    expect(entity.lectures).toHaveLength(course.lectures.length)
    expect(entity.lectures[0]).toMatchObject({ creditedSeconds: 60 })
    expect(entity.identityChecks).toMatchObject([{ outcome: 'confirmed' }])
    expect(entity.payments).toMatchObject([{ status: 'paid', amountWon: 36_000 }])
    expect(JSON.stringify(entity)).not.toContain(person.phone)
    const logged = await db.auditEntry.findMany({ where: { memberNo } })
    expect(logged).toMatchObject([
      {
        employeeNo,
        operation: 'readStaffEnrolment',
        subjectKind: 'enrolment',
        subjectNo: enrolmentNo,
        reason: '',
      },
    ])
  })

  it('finds nothing under the number of the other kind or under no number', async () => {
    expect((await read({ kind: 'online', number: 9_999_999 })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await read({ kind: 'inPerson', number: 9_999_999 })).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await read({ kind: 'online', number: 0 })).status).toBe(400)
    expect((await read({ kind: 'both' as 'online', number: 1 })).status).toBe(400)
  })
})

it('names the session of an in-person enrolment and allows no change to an ended one', async () => {
  const { inPersonEnrolmentNo, session } = await addBooked(api)
  const wanted = { kind: 'inPerson' as const, number: inPersonEnrolmentNo }
  expect((await read(wanted)).entity).toMatchObject({
    lectures: [],
    session: { sessionNo: session.sessionNo },
    may: { correct: true },
  })
  const ended = await addBooked(api, { seat: 'released' })
  expect((await read({ ...wanted, number: ended.inPersonEnrolmentNo })).entity.may).toEqual({
    correct: false,
    cancel: false,
    refund: false,
    extend: false,
  })
})
