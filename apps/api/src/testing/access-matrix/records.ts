import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { beginIdentityCheck } from '@hygiene/contracts/member/identity-check/begin-identity-check'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import type { Member, OnlineEnrolment } from '@hygiene/db/generated/client'
import { slipFactsOf } from '@hygiene/domain/in-person/slip/freeze-slip'
import { signCalendar, signOffer, signSlip } from '@hygiene/gateways'
import { giveCertificate } from '@hygiene/operations/education/certificate/give-certificate'
import { makeCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import {
  addEmployee,
  addEnrolment,
  addIdentityCheck,
  addInquiry,
  addInquiryReview,
  addOldRecord,
  addSession,
  bookSeat,
  type ContractClient,
  type TaughtCourse,
  queueFor,
} from '@hygiene/testing'
import type { TestApi } from '../start-test-api.ts'
import { addLoginMethods } from './login-methods.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

export interface Ground {
  api: TestApi
  course: TaughtCourse
  venueNo: number
}

export type Records = Awaited<ReturnType<typeof addRecords>>

export async function addRecords(ground: Ground, person: Member) {
  const client = await ground.api.logIn(person.userId)
  return {
    person,
    client,
    userId: person.userId,
    venueNo: ground.venueNo,
    ...(await addOnline(ground, person, client)),
    ...(await addInPerson(ground, person)),
    ...(await addPapers(ground, person, client)),
    ...(await addLoginMethods(ground.api, person)),
    ...(await addInquiries(ground.api, person, client)),
  }
}

async function addOnline({ api, course }: Ground, person: Member, client: ContractClient) {
  const { db } = api.database
  const { memberNo } = person
  const place = (number: number) => ({
    licenceNo: `2018${memberNo}-00${number}`,
    businessName: `${person.name}의 밥집`,
  })
  const unpaid = await addEnrolment(db, person, course, place(1))
  const studying = await addEnrolment(db, person, course, { ...place(2), status: 'studying' })
  const examined = await addEnrolment(db, person, course, { ...place(3), status: 'surveyed' })
  const completed = await addEnrolment(db, person, course, { ...place(4), status: 'completed' })
  const completedAt = api.clock.now()
  await db.$transaction((tx) =>
    giveCertificate(
      tx,
      { ...completed, completedAt, course: course.code },
      { publicUrl: api.config.PUBLIC_URL, issuedAt: completedAt },
    ),
  )
  await addIdentityCheck(db, examined, api.clock.now())
  const { enrolmentNo } = examined
  const { attemptNo, questions } = (await client.call(openAttempt, { enrolmentNo })).entity
  const check = await client.call(beginIdentityCheck, { enrolmentNo, method: 'phone' })
  const lectureNo = course.lectures[0]?.lectureNo ?? 0
  const opened = await client.call(openLecture, { enrolmentNo: studying.enrolmentNo, lectureNo })
  return {
    ...(await paidFor(api, examined)),
    freshLicence: `2017${memberNo}-0001`,
    unpaid,
    studying,
    examined,
    completed,
    attemptNo,
    questionNo: questions[0]?.questionNo ?? 0,
    identityCheckId: check.entity.identityVerificationId,
    lectureNo,
    leaseNo: opened.entity.lease.leaseNo,
  }
}

async function paidFor({ database: { db } }: TestApi, { applicationNo }: OnlineEnrolment) {
  const { paymentNo, paymentId } = await db.payment.findFirstOrThrow({ where: { applicationNo } })
  return { paymentNo, paymentId }
}

async function addInPerson({ api, venueNo }: Ground, person: Member) {
  const { db } = api.database
  const own = await addSession(db, { startsAt: new Date('2026-12-10T10:00:00+09:00') })
  const businessName = `${person.name}의 새 밥집`
  const booked = await bookSeat(db, person, own, { licences: [{ businessName }] })
  const [seat] = booked.enrolments
  const bookedAt = api.clock.now()
  const held = await bookSeat(db, person, own, {
    seat: 'held',
    bookedAt,
    licences: [{ licenceNo: '', businessName }],
  })
  const [heldSeat] = held.enrolments
  if (!seat || !heldSeat) throw new Error('Nothing was booked')
  const offerUntil = new Date('2026-11-22T10:00:00+09:00')
  const { waitingNo } = await queueFor(db, booked.booking, { sessionNo: venueNo }, { offerUntil })
  const hours = { validFrom: bookedAt, validUntil: own.endsAt }
  const { code } = await makeCheckInPass(db, own, '정문', bookedAt, hours)
  return {
    sessionNo: own.sessionNo,
    seat,
    heldSeat,
    waitingNo,
    offerToken: signOffer(api.config.OFFER_SECRET, waitingNo),
    calendarToken: signCalendar(api.config.OFFER_SECRET, seat.applicationNo),
    checkInCode: code,
    payload: signSlip(api.config.SLIP_SIGNING_KEY, slipFactsOf(seat.applicationNo, own)),
  }
}

async function addPapers({ api }: Ground, person: Member, client: ContractClient) {
  const { db } = api.database
  const file = { field: 'file', name: `${person.name} 확인서.pdf`, type: 'application/pdf', bytes: PDF }
  const uploaded = await client.call(uploadFile, {}, { files: [file] })
  const seatFile = await client.call(uploadFile, {}, { files: [file] })
  const old = await addOldRecord(db, person, {
    outnumber: `제2019-${person.memberNo}호`,
    endedOn: '2019-05-02',
  })
  const { verificationNumber, certificateNumber } = await db.certificate.findFirstOrThrow({
    where: { enrolment: { memberNo: person.memberNo } },
  })
  // Links a drawn file: only such a certificate is printed at a branch.
  await db.certificate.update({ where: { certificateNumber }, data: { fileNo: uploaded.entity.fileNo } })
  const employee = await addEmployee(db, {
    loginId: `admin${person.memberNo}`,
    totpKey: api.config.STAFF_TOTP_KEY,
  })
  return {
    fileNo: uploaded.entity.fileNo,
    seatFileNo: seatFile.entity.fileNo,
    oldEduNo: old.oldEduNo,
    verificationNumber,
    certificateNumber,
    loginId: employee.loginId,
  }
}

async function addInquiries({ database: { db } }: TestApi, person: Member, client: ContractClient) {
  const letter = { field: 'file', name: '편지.pdf', type: 'application/pdf', bytes: PDF }
  const { fileNo: letterNo } = (await client.call(uploadFile, {}, { files: [letter] })).entity
  const { inquiryNo } = await addInquiry(db, person, { title: `${person.name}의 비밀` })
  const followed = await addInquiry(db, person)
  const { employeeNo } = await db.employee.findFirstOrThrow()
  await addInquiryReview(db, followed, { employeeNo })
  const { reviewNo } = await addInquiryReview(db, followed, {})
  return { inquiryNo, followedNo: followed.inquiryNo, reviewNo, letterNo }
}
