import { createCampaign } from '@hygiene/contracts/staff/campaign/create-campaign'
import { freezeCampaign } from '@hygiene/contracts/staff/campaign/freeze-campaign'
import { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import { type EducationOfYear, educationsOfYear } from '@hygiene/domain/member/account/education-of-year'
import { readyAudiences } from '@hygiene/domain/staff/campaign/ready-audience'
import { smsBytes, LMS_BYTES } from '@hygiene/domain/staff/employee/staff-text'
import { addCourse, addEnrolment, addPerson, type TaughtCourse } from '@hygiene/testing'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let course: TaughtCourse
const db = () => scenario.api.database.db
const sort = { by: 'joinedAt', isDescending: false } as const

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  course = await addCourse(db())
  const before = await addCourse(db(), { year: 2025 })
  const online = async (userId: string, ...statuses: Parameters<typeof addEnrolment>[3][]) => {
    const person = await addPerson(db(), { userId })
    for (const wanted of statuses) await addEnrolment(db(), person, course, wanted)
    return person
  }
  await online('none')
  await online('cancelled', { status: 'cancelled' })
  await online('applied', { status: 'applied' })
  await online('paid', { status: 'paid' })
  await online('surveyed', { status: 'surveyed' })
  await online('completed', { status: 'completed' })
  await addEnrolment(db(), await addPerson(db(), { userId: 'lastYear' }), before, { status: 'completed' })
  await db().exemption.create({
    data: {
      memberNo: (await online('exempt')).memberNo,
      ground: 'cookLicence',
      year: 2026,
      salesType: 1,
      industryType: 1,
      sidoCode: '1100000000',
      paperNumber: '1',
      institution: '서울특별시',
      approvalNo: 1,
      grantedAt: scenario.api.clock.now(),
    },
  })
  const own = await scenario.session('2026-12-01')
  const other = await scenario.session('2026-12-02', scenario.other)
  const seats = {
    seatHeld: await scenario.book(own, { seat: 'held' }),
    seatPaid: await scenario.book(own, { status: 'paid' }),
    seatWaiting: await scenario.book(own, { seat: 'waiting' }),
    seatAbsent: await scenario.book(own, { status: 'absent' }),
    otherPaid: await scenario.book(other, { status: 'paid' }),
  }
  for (const [userId, { person }] of Object.entries(seats))
    await db().member.update({ where: { memberNo: person.memberNo }, data: { userId } })
})
afterAll(() => scenario.api.stop())

const found = async (educationOfYear: EducationOfYear, role: 'support' | 'branch' = 'support') => {
  const { client } = await scenario.staff(role)
  const { entity } = await client.call(listMembers, { filter: { educationOfYear }, text: '', sort })
  return entity.list.map(({ userId }) => userId).toSorted()
}

describe('members by this year’s education', () => {
  it.each([
    ['notApplied', ['cancelled', 'lastYear', 'none', 'seatAbsent']],
    ['unpaid', ['applied', 'seatHeld']],
    ['unfinished', ['otherPaid', 'paid', 'seatPaid', 'surveyed']],
  ] as const)('finds the members who are %s', async (education, people) => {
    expect(await found(education)).toEqual(people)
  })

  it('judges a branch’s members by its own sessions', async () => {
    expect(await found('unfinished', 'branch')).toEqual(['seatPaid'])
    expect(await found('unpaid', 'branch')).toEqual(['seatHeld'])
    expect(await found('notApplied', 'branch')).toEqual(['seatAbsent'])
  })

  it('starts a new year at the new year in Seoul', async () => {
    const now = scenario.api.clock.now()
    scenario.api.clock.set('2027-01-01T00:00:00+09:00')
    const people = await found('unfinished')
    scenario.api.clock.set(now.toISOString())
    expect(people).toEqual([])
  })
})

describe('an audience of the year', () => {
  it('freezes the people and the text of an audience and logs that once', async () => {
    const { client, employeeNo } = await scenario.staff('support')
    const { campaignNo } = (await client.call(createCampaign, { kind: 'notice', title: '12월 마감' })).entity
    const filter = { educationOfYear: 'unfinished' } as const
    await client.call(freezeCampaign, { campaignNo, filter })
    const { foundText, counts } = (await client.call(readCampaign, { campaignNo })).entity
    const left = counts.leftOut.reduce((sum, { people }) => sum + people, 0)
    expect([foundText, counts.waiting + left]).toEqual(['올해 교육 결제하고 수료 전', 4])
    const logged = await db().auditEntry.findFirst({
      where: { employeeNo, operation: 'freezeCampaign' },
    })
    expect(logged?.reason).toBe('4명: 올해 교육 결제하고 수료 전')
  })

  it('refuses an unknown education condition', async () => {
    const { client } = await scenario.staff('support')
    const wrong = { filter: { educationOfYear: 'everyone' }, text: '', sort } as never
    expect((await client.call(listMembers, wrong)).status).toBe(400)
  })

  it('has a ready audience for each state, with a notice that one long message holds', () => {
    expect(readyAudiences.map((one) => one.educationOfYear).toSorted()).toEqual(
      [...educationsOfYear].toSorted(),
    )
    for (const { body } of readyAudiences) expect(smsBytes(body)).toBeLessThan(LMS_BYTES / 4)
  })
})
