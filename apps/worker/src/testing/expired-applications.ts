import { randomUUID } from 'node:crypto'
import type { FileOwner, InPersonStatus, PaymentStatus, RefundStatus } from '@hygiene/db/generated/client'
import { addEnrolment, addPerson, addSession, bookSeat } from '@hygiene/testing'
import type { TestWorker } from './start-test-worker.ts'

export interface ExpiredApplication {
  isInPerson: boolean
  ends: readonly ('completed' | 'cancelled' | 'refunded' | 'other')[]
  payment: { status: PaymentStatus; refund: RefundStatus | null; hasException: boolean } | null
  at: Date
}

let count = 0
const hash = (): string => (randomUUID() + randomUUID()).replaceAll('-', '')

async function addFile(
  { database, storage }: TestWorker,
  memberNo: number,
  createdAt: Date,
  key: string,
  owner: { ownerKind?: FileOwner; ownerNo?: number } = {},
) {
  const fileNo = randomUUID()
  await storage.put(key + fileNo, Buffer.from('paper'))
  const about = { name: 'a.pdf', contentType: 'application/pdf', sizeBytes: 5, sha256: hash() }
  await database.db.storedFile.create({
    data: { fileNo, memberNo, ...about, ...owner, storageKey: key + fileNo, createdAt },
  })
  return fileNo
}

export async function addExpiredApplication(
  scenario: TestWorker,
  wanted: ExpiredApplication,
): Promise<number> {
  count += 1
  const { db } = scenario.database
  const person = await addPerson(db, { userId: `ancient${count}` })
  const applicationNo = wanted.isInPerson
    ? await addSeat(scenario, wanted, person)
    : await addCourseOf(scenario, wanted, person)
  await db.application.update({ where: { applicationNo }, data: { createdAt: wanted.at } })
  await db.payment.deleteMany({ where: { applicationNo } })
  if (wanted.payment) await addMoney(scenario, applicationNo, person.memberNo, wanted)
  return applicationNo
}

type Person = Awaited<ReturnType<typeof addPerson>>

async function addCourseOf(scenario: TestWorker, { ends, at }: ExpiredApplication, person: Person) {
  const { db } = scenario.database
  const first = ends[0] ?? 'cancelled'
  const status = first === 'other' ? 'expired' : first
  const { enrolmentNo, applicationNo } = await addEnrolment(db, person, scenario.course, {
    status,
    appliedAt: at,
  })
  const designationFileNo = await addFile(scenario, person.memberNo, at, `uploads/${person.memberNo}/`, {
    ownerKind: 'onlineEnrolment',
    ownerNo: enrolmentNo,
  })
  await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { designationFileNo } })
  const lectureNo = scenario.course.lectures[0]?.lectureNo ?? 0
  await db.lectureProgress.upsert({
    where: { enrolmentNo_lectureNo: { enrolmentNo, lectureNo } },
    create: { enrolmentNo, lectureNo, creditedMs: 1000 },
    update: { creditedMs: 1000 },
  })
  await db.examAttempt.create({ data: { enrolmentNo, round: 1, draw: [], startedAt: at } })
  const year = 2000 + (count % 1000)
  const { surveyNo } = await db.survey.upsert({
    where: { year_edition: { year, edition: 1 } },
    create: { year, title: '설문' },
    update: {},
  })
  await db.surveyResult.create({ data: { enrolmentNo, surveyNo, answers: [], submittedAt: at } })
  if (status === 'completed') await addCertificate(scenario, { enrolmentNo }, person.memberNo, at)
  return applicationNo
}

async function addSeat(
  scenario: TestWorker,
  { ends, at }: ExpiredApplication,
  person: Person,
): Promise<number> {
  const { db } = scenario.database
  const session = await addSession(db, { startsAt: at })
  const licences = ends.map((_, place) => ({ licenceNo: `2019${count}000${place}` }))
  const { booking, enrolments } = await bookSeat(db, person, session, { licences, bookedAt: at })
  const { applicationNo } = booking
  const { sessionNo } = session
  for (const [place, { inPersonEnrolmentNo }] of enrolments.entries()) {
    const end = ends[place] ?? 'cancelled'
    const status: InPersonStatus = end === 'other' ? 'absent' : end
    await db.inPersonEnrolment.update({
      where: { inPersonEnrolmentNo },
      data: { status, ...(status === 'completed' ? { completedAt: at } : { endedAt: at }) },
    })
    const fileNo = await addFile(scenario, person.memberNo, at, 'slips/')
    await db.enrolmentSlip.create({
      data: { inPersonEnrolmentNo, sessionNo, frozen: {}, issuedAt: at, fileNo },
    })
    if (status === 'completed') await addCertificate(scenario, { inPersonEnrolmentNo }, person.memberNo, at)
  }
  await db.attendance.create({ data: { sessionNo, applicationNo, inAt: at, updatedAt: at } })
  await db.seatMove.create({
    data: { applicationNo, fromNo: sessionNo, toNo: sessionNo, movedAt: at, cause: 'person' },
  })
  await db.waitingEntry.create({
    data: { sessionNo, applicationNo, memberNo: person.memberNo, joinedAt: at, status: 'left', endedAt: at },
  })
  return applicationNo
}

async function addCertificate(
  scenario: TestWorker,
  of: { enrolmentNo: number } | { inPersonEnrolmentNo: number },
  memberNo: number,
  issuedAt: Date,
): Promise<void> {
  count += 1
  await scenario.database.db.certificate.create({
    data: {
      ...of,
      certificateNumber: `T${count}`,
      verificationNumber: `V${count}`,
      frozen: { name: '김영자' },
      issuedAt,
      fileNo: await addFile(scenario, memberNo, issuedAt, 'certificates/'),
    },
  })
}

async function addMoney(
  scenario: TestWorker,
  applicationNo: number,
  memberNo: number,
  { payment, at }: ExpiredApplication,
): Promise<void> {
  const { db } = scenario.database
  const { paymentNo } = await db.payment.create({
    data: {
      paymentId: randomUUID(),
      applicationNo,
      memberNo,
      paymentType: 1,
      orderName: '교육',
      amountWon: 36_000,
      status: payment?.status ?? 'paid',
      exceptionText: payment?.hasException ? '확인' : null,
      createdAt: at,
      paidAt: at,
    },
  })
  const fileNo = await addFile(scenario, memberNo, at, 'receipts/')
  await db.receipt.create({
    data: {
      paymentNo,
      edition: 1,
      receiptNumber: `R${paymentNo}`,
      verificationNumber: `W${paymentNo}`,
      frozen: {},
      refundedWon: 0,
      issuedAt: at,
      fileNo,
    },
  })
  if (!payment?.refund) return
  const refund = { paymentNo, amountWon: 36_000, reason: '취소', requestedAt: at }
  await db.refund.create({ data: { ...refund, status: payment.refund, ...doneAt(payment.refund, at) } })
}

const doneAt = (status: RefundStatus, at: Date) => (status === 'done' ? { doneAt: at } : {})
