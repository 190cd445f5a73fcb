import { previewMember } from '@hygiene/contracts/staff/search/preview-member'
import type { Member } from '@hygiene/db/generated/client'
import { addCourse, addEnrolment, addPerson } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let caller: Member
let place: string

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  const { db } = scenario.api.database
  caller = await addPerson(db, { userId: 'okja1957', name: '정옥자' })
  const enrolment = await addEnrolment(db, caller, await addCourse(db), { status: 'surveyed' })
  place = `${enrolment.enrolmentNo}`
  const { loginNo } = await db.login.create({
    data: {
      loginNo: crypto.randomUUID(),
      memberNo: caller.memberNo,
      applicationId: 'edu',
      loggedInAt: new Date('2026-11-21T00:50:00Z'),
      extendedAt: new Date('2026-11-21T00:59:00Z'),
      ipAddress: '203.0.113.7',
    },
  })
  await db.identityCheck.create({
    data: {
      identityVerificationId: 'check1',
      enrolmentNo: enrolment.enrolmentNo,
      loginNo,
      requestedAt: new Date('2026-11-21T00:55:00Z'),
      refusedReason: 'otherPerson',
    },
  })
})
afterAll(() => scenario.api.stop())

describe('the preview of a member', () => {
  it('shows step, last error and next screen with masked data and logs the view', async () => {
    const { client, employeeNo } = await scenario.staff('support')
    const { entity } = await client.call(previewMember, { memberNo: caller.memberNo })
    expect(entity).toMatchObject({
      name: '정*자',
      isConnected: true,
      lastFault: { title: '본인확인 실패', sentence: '본인확인한 사람과 회원이 다릅니다.' },
      education: { place, nextScreen: '평가 전 본인확인', lectures: { finished: 2, all: 2 } },
    })
    expect(entity.education?.steps.map(({ state }) => state)).toEqual([
      ...Array<string>(4).fill('done'),
      'now',
      'next',
    ])
    expect(await auditOf(scenario, employeeNo)).toEqual([
      {
        operation: 'previewMember',
        subjectKind: null,
        subjectNo: null,
        detail: '',
        reason: '',
        memberNo: caller.memberNo,
      },
    ])
  })

  it('refuses another branch and a member who has left', async () => {
    const seat = await scenario.book(await scenario.session('2026-12-10', scenario.other))
    const { client } = await scenario.staff('branch')
    for (const memberNo of [caller.memberNo, seat.booking.memberNo]) {
      expect((await client.call(previewMember, { memberNo })).refusal).toBe('MEMBER_NOT_FOUND')
    }
    const { db } = scenario.api.database
    const gone = await addPerson(db, { userId: 'gone' })
    await db.member.update({ where: { memberNo: gone.memberNo }, data: { withdrawnAt: new Date() } })
    const support = await scenario.staff('support')
    const { memberNo } = gone
    expect((await support.client.call(previewMember, { memberNo })).refusal).toBe('MEMBER_NOT_FOUND')
  })

  it('shows a branch only the education in its own sessions', async () => {
    const { db } = scenario.api.database
    const seat = await scenario.book(await scenario.session('2026-12-12'))
    const { memberNo } = seat.person
    await addEnrolment(db, seat.person, await addCourse(db, { industryType: 2 }), { status: 'applied' })
    const { client } = await scenario.staff('branch')
    const { entity } = await client.call(previewMember, { memberNo })
    expect(entity.education).toMatchObject({ isInPerson: true, nextScreen: '수강증' })
  })

  it('rejects an invalid member number as malformed', async () => {
    const { client } = await scenario.staff('support')
    expect((await client.call(previewMember, { memberNo: 0 })).status).toBe(400)
  })
})
