import { randomUUID } from 'node:crypto'
import type { Member, PrismaClient } from '@hygiene/db/generated/client'
import { addEmployee, addEnrolment, addPerson, addSession, type TaughtCourse } from '@hygiene/testing'
import { videoPlanters } from './expired-videos.ts'
import { staffPlanters } from './expired-staff-rows.ts'
import { hash, later, type Planter } from './planter.ts'

let people = 0

export function planters(db: PrismaClient, course: TaughtCourse): Record<string, Planter> {
  const person = async (): Promise<Member> => {
    people += 1
    return addPerson(db, { userId: `old${people}` })
  }
  const staff = async () => {
    people += 1
    return addEmployee(db, { loginId: `oldstaff${people}`, totpKey: '0'.repeat(64) })
  }
  const memberNo = async (): Promise<number> => (await person()).memberNo
  const enrolmentNo = async (): Promise<number> =>
    (await addEnrolment(db, await person(), course, { status: 'completed' })).enrolmentNo

  return {
    'jobs JobRun': (at) => db.jobRun.create({ data: { jobId: `papers:${hash()}`, startedAt: at } }),
    'jobs Outbox': (at) =>
      db.outbox.create({ data: { kind: 'issue-receipt', payload: {}, createdAt: at, doneAt: at } }),
    'logins Login': async (at) =>
      db.login.create({
        data: {
          loginNo: randomUUID(),
          memberNo: await memberNo(),
          applicationId: 'edu',
          ipAddress: '127.0.0.1',
          loggedInAt: at,
          extendedAt: at,
          endedAt: at,
        },
      }),
    'throttles LoginThrottle': (at) =>
      db.loginThrottle.create({
        data: { userId: randomUUID(), failures: {}, attemptId: randomUUID(), lastFailedAt: at },
      }),
    'proofs IdentityProof': (at) =>
      db.identityProof.create({
        data: {
          identityVerificationId: randomUUID(),
          purpose: 'findId',
          secretHash: hash(),
          method: 2,
          requestedAt: at,
        },
      }),
    'proofs PhoneCode': (at) =>
      db.phoneCode.create({
        data: {
          phone: '01012345678',
          purpose: 'findId',
          codeHash: hash(),
          sentAt: at,
          expiresAt: later(at),
          network: '127.0.0.0',
          isKnownPhone: false,
        },
      }),
    'proofs PasswordReset': async (at) =>
      db.passwordReset.create({
        data: { tokenHash: hash(), memberNo: await memberNo(), createdAt: at, expiresAt: later(at) },
      }),
    'proofs PasskeyChallenge': (at) =>
      db.passkeyChallenge.create({ data: { challengeHash: hash(), createdAt: at } }),
    'proofs SupportCode': async (at) =>
      db.supportCode.create({ data: { memberNo: await memberNo(), codeHash: hash(), createdAt: at } }),
    'logins AccountNote': async (at) =>
      db.accountNote.create({ data: { memberNo: await memberNo(), kind: 'passkeyAdded', at } }),
    ...staffPlanters(db, memberNo),
    ...videoPlanters(db),
    'watchAddresses LectureProgress': async (at) =>
      db.lectureProgress.updateMany({
        where: { enrolmentNo: await enrolmentNo(), lectureNo: course.lectures[0]?.lectureNo ?? 0 },
        data: { lastProgressAt: at, lastIpAddress: '203.0.113.7' },
      }),
    'consents ConsentRecord': async (at) =>
      db.consentRecord.create({
        data: { memberNo: await memberNo(), kind: 'marketing', isGiven: false, version: '2021-01-01', at },
      }),
    'helpQuestions Help': async (at) =>
      db.help.create({
        data: { helperNo: await memberNo(), ownerName: '김영자', tie: 'child', askedAt: at, answerBy: at },
      }),
    'helps Help': async (at) =>
      db.help.create({
        data: {
          helperNo: await memberNo(),
          ownerName: '김영자',
          tie: 'child',
          askedAt: at,
          answerBy: at,
          agreedAt: at,
          validUntil: at,
          actions: { create: { action: 'view', at, isDone: true } },
        },
      }),
    'postReaders PostViewer': async (at) => {
      const { postNo } = await db.post.create({ data: { boardType: 2, publishedOn: at } })
      return db.postViewer.create({ data: { postNo, viewerKey: hash(), seenAt: at } })
    },
    'inquiries Inquiry': async (at) =>
      db.inquiry.create({
        data: {
          memberNo: await memberNo(),
          inquiryType: 1,
          requestNo: randomUUID(),
          title: '문의',
          content: [],
          isPrivate: true,
          writtenAt: new Date(at.getTime() - 864_000_000),
          reviews: { create: { requestNo: randomUUID(), content: [], writtenAt: at } },
        },
      }),
    'messages Message': async (at) =>
      db.message.create({
        data: { memberNo: await memberNo(), kind: 'seatConfirmed', aboutNo: 1, createdAt: at },
      }),
    'checkInScans CheckInScan': async (at) => {
      const { sessionNo } = await addSession(db, { startsAt: at })
      const times = { validFrom: at, validUntil: later(at), createdAt: at }
      const { checkInPassNo } = await db.checkInPass.create({
        data: { sessionNo, codeHash: hash(), ...times },
      })
      const scan = {
        scanNo: randomUUID(),
        deviceNo: randomUUID(),
        applicationNo: 1,
        scannedAt: at,
        receivedAt: at,
      }
      return db.checkInScan.create({
        data: { ...scan, checkInPassNo, sessionNo, direction: 'in', method: 'qr' },
      })
    },
    'attendanceSheets AttendanceSheet': async (at) => {
      const { sessionNo } = await addSession(db, { startsAt: at })
      const { employeeNo } = await staff()
      return db.attendanceSheet.create({ data: { sessionNo, employeeNo, askedAt: at } })
    },
    'settingsPreviews SettingsPreview': async (at) => {
      const { employeeNo } = await staff()
      return db.settingsPreview.create({ data: { employeeNo, text: {}, askedAt: at } })
    },
    'identityChecks IdentityCheck': async (at) =>
      db.identityCheck.create({
        data: {
          identityVerificationId: randomUUID(),
          enrolmentNo: await enrolmentNo(),
          loginNo: randomUUID(),
          requestedAt: at,
        },
      }),
    'notices PaymentNotice': (at) =>
      db.paymentNotice.create({
        data: { noticeId: randomUUID(), type: 'paid', paymentId: 'x', receivedAt: at },
      }),
    'payments Payment': async (at) => {
      const payment = await db.payment.findFirstOrThrow({
        where: { application: { enrolments: { some: { enrolmentNo: await enrolmentNo() } } } },
      })
      return db.payment.update({
        where: { paymentNo: payment.paymentNo },
        data: { createdAt: at, paidAt: at },
      })
    },
    'contracts Application': async (at) => {
      const ended = await addEnrolment(db, await person(), course, { status: 'cancelled', appliedAt: at })
      return db.onlineEnrolment.update({ where: { enrolmentNo: ended.enrolmentNo }, data: { endedAt: at } })
    },
  }
}
