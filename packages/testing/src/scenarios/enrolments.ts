import type { EnrolmentStatus, Member, OnlineEnrolment } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { industryTypeLabel } from '@hygiene/domain/text'
import type { TaughtCourse } from './courses.ts'

export interface EnrolmentWanted {
  licenceNo?: string
  businessName?: string
  sidoCode?: string
  address?: string
  positionType?: 1 | 2
  status?: EnrolmentStatus
  appliedAt?: Date
  watchedSeconds?: number[]
}

const ENDED: readonly EnrolmentStatus[] = ['cancelled', 'refunded', 'expired']
const ORDER: readonly EnrolmentStatus[] = ['applied', 'paid', 'studying', 'studied', 'surveyed', 'completed']

export async function addEnrolment(
  db: Queries,
  person: Member,
  course: TaughtCourse,
  wanted: EnrolmentWanted = {},
): Promise<OnlineEnrolment> {
  const { status = 'applied', appliedAt = new Date('2026-11-20T01:00:00Z') } = wanted
  const application = await db.application.create({
    data: { memberNo: person.memberNo, createdAt: appliedAt },
  })
  const enrolment = await db.onlineEnrolment.create({
    data: {
      applicationNo: application.applicationNo,
      memberNo: person.memberNo,
      courseNo: course.code.courseNo,
      year: course.code.year,
      salesType: course.code.salesType,
      industryType: course.code.industryType,
      ...placeOf(person, course, wanted),
      userName: person.name,
      birth: person.birth,
      phone: person.phone,
      priceWon: course.code.priceWon,
      status,
      ...stepsDone(status, appliedAt),
    },
  })
  await addProgress(db, enrolment, course, wanted.watchedSeconds)
  if (reached(status, 'paid')) await addPaidOrder(db, enrolment, course)
  return enrolment
}

function placeOf(person: Member, { code }: TaughtCourse, wanted: EnrolmentWanted) {
  const licenceNo = wanted.licenceNo ?? `2019${String(person.memberNo).padStart(7, '0')}`
  return {
    licenceKey: licenceNo.replaceAll('-', ''),
    licenceNo,
    businessName: wanted.businessName ?? '한마음 식당',
    businessTypeName: industryTypeLabel[code.industryType],
    representative: person.name,
    sidoCode: wanted.sidoCode ?? '4100000000',
    zipCode: '16490',
    address: wanted.address ?? '경기도 수원시 팔달구 가상로 12',
    address2: '1층',
    positionType: wanted.positionType ?? 1,
  }
}

function reached(status: EnrolmentStatus, step: EnrolmentStatus): boolean {
  return ORDER.indexOf(status) >= ORDER.indexOf(step)
}

type StepInstants = Pick<
  OnlineEnrolment,
  'appliedAt' | 'paidAt' | 'studiedAt' | 'surveyedAt' | 'completedAt' | 'endedAt'
>

function stepsDone(status: EnrolmentStatus, appliedAt: Date): StepInstants {
  const after = (hours: number): Date => new Date(appliedAt.getTime() + hours * 3_600_000)
  return {
    appliedAt,
    paidAt: reached(status, 'paid') ? after(0.1) : null,
    studiedAt: reached(status, 'studied') ? after(5) : null,
    surveyedAt: reached(status, 'surveyed') ? after(5.2) : null,
    completedAt: status === 'completed' ? after(6) : null,
    endedAt: ENDED.includes(status) ? after(1) : null,
  }
}

async function addProgress(
  db: Queries,
  enrolment: OnlineEnrolment,
  course: TaughtCourse,
  watched: number[] = [],
): Promise<void> {
  const everything = reached(enrolment.status, 'studied')
  for (const [index, lecture] of course.lectures.entries()) {
    const seconds = everything ? lecture.durationSeconds : (watched[index] ?? 0)
    if (seconds === 0) continue
    const isFinished = seconds >= lecture.durationSeconds
    await db.lectureProgress.create({
      data: {
        enrolmentNo: enrolment.enrolmentNo,
        lectureNo: lecture.lectureNo,
        creditedMs: seconds * 1000,
        checkpointsPassed: Math.max(0, Math.ceil(seconds / 2400) - 1),
        finishedAt: isFinished ? enrolment.appliedAt : null,
      },
    })
  }
}

async function addPaidOrder(db: Queries, enrolment: OnlineEnrolment, course: TaughtCourse): Promise<void> {
  await db.payment.create({
    data: {
      paymentId: `scenario${String(enrolment.enrolmentNo).padStart(16, '0')}`,
      applicationNo: enrolment.applicationNo,
      memberNo: enrolment.memberNo,
      paymentType: 1,
      orderName: course.code.name,
      amountWon: course.code.priceWon,
      status: 'paid',
      createdAt: enrolment.appliedAt,
      paidAt: enrolment.paidAt,
      approvalNumber: '30418827',
      methodName: '신용카드',
    },
  })
}
