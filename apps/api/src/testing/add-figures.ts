import { addCourse, addEnrolment, addInquiry, type addPerson } from '@hygiene/testing'
import type { StaffSessionScenario } from '@hygiene/testing/scenarios/staff-session-scenario'

export async function addFigures(
  scenario: StaffSessionScenario,
  person: () => ReturnType<typeof addPerson>,
): Promise<void> {
  const { db } = scenario.api.database
  const courses = [await addCourse(db), await addCourse(db, { year: 2025, industryType: 2 })]
  const [course, older] = courses
  if (!course || !older) throw new Error('No course')
  const statuses = [
    'applied',
    'paid',
    'studying',
    'studied',
    'completed',
    'completed',
    'completed',
    'completed',
    'completed',
  ] as const
  for (const [place, status] of statuses.entries()) {
    const sidoCode = place % 2 === 0 ? '2900000000' : '4600000000'
    const appliedAt = new Date(`2026-10-0${place + 1}T15:30:00Z`)
    const watchedSeconds = status === 'applied' ? [] : [700]
    await addEnrolment(db, await person(), course, { status, sidoCode, appliedAt, watchedSeconds })
  }
  const appliedAt = new Date('2025-11-02T01:00:00Z')
  await addEnrolment(db, await person(), older, { status: 'completed', sidoCode: '1100000000', appliedAt })
  await addEnrolment(db, await person(), course, { status: 'paid', sidoCode: '1100000000' })
  for (const branch of [scenario.own, scenario.other]) {
    const session = await scenario.session('2026-11-10', branch)
    await scenario.book(session, { status: 'completed' })
    await scenario.book(session, { status: 'absent' })
    await scenario.book(session, { seat: 'waiting' })
  }
  await scenario.session('2026-11-12')
  const paid = await db.payment.findMany({ where: { paidAt: { not: null } }, take: 3 })
  for (const { paymentNo, amountWon } of paid) {
    const doneAt = new Date('2026-11-15T15:00:00Z')
    const refund = { paymentNo, amountWon, reason: '', status: 'done', requestedAt: doneAt, doneAt } as const
    await db.refund.create({ data: refund })
  }
  for (const minutes of [10, 20, 500]) {
    const { inquiryNo } = await addInquiry(db, await person())
    const answer = { firstAnswerMs: minutes * 60_000 + 5, firstAnswerAt: scenario.api.clock.now() }
    await db.inquiry.update({ where: { inquiryNo }, data: { ...answer, tableState: 'done' } })
  }
  await addInquiry(db, await person())
  const lectureNo = course.lectures[0]?.lectureNo ?? 0
  const { enrolmentNo } = await db.onlineEnrolment.findFirstOrThrow({ where: { status: 'studying' } })
  const lostOn = new Date('2026-11-03')
  const loss = { enrolmentNo, lectureNo, lostOn, lossReason: 'LEASE_LOST', records: 3, lostMs: 180_000n }
  await db.watchLoss.create({ data: loss })
}
