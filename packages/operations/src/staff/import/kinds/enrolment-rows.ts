import * as fields from '@hygiene/contracts/kit/fields'
import type { Queries } from '@hygiene/db/connect'
import type { Course, Member } from '@hygiene/db/generated/client'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { taxFreeOf } from '@hygiene/domain/money/payment/tax'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { OnlineType } from '@hygiene/domain/text'
import { seoulDay, seoulYear, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { findCurrentCourses } from '../../../education/course/find-current-courses.ts'
import { storeFormerProgress } from '../../../education/study/store-former-progress.ts'
import { type ExistingFormer, findFormerMembers } from '../../../member/account/former-members.ts'
import { storeFormerPayment } from '../../../money/payment/store-former-payment.ts'
import {
  findFormerEnrolments,
  findLiveLicences,
  keepFormerEnrolment,
} from '../../../platform/records/former-enrolments.ts'
import { insertOnline } from '../../../platform/records/online-enrolments.ts'
import { stepOneOnline } from '../../../platform/records/step-online.ts'
import type { Found, ImportRecords } from '../import-records.ts'

type FormerCourse = Course & { hasLectures: boolean }

const courseKey = ({ year, salesType, industryType }: ImportValues): string =>
  `${year} ${salesType} ${industryType}`

async function findFormerCourses(
  db: Queries,
  rows: readonly ImportValues[],
  now: Date,
): Promise<Map<string, FormerCourse>> {
  const found = new Map<string, FormerCourse>()
  for (const [key, row] of new Map(rows.map((one) => [courseKey(one), one]))) {
    const kind = {
      year: Number(row.year),
      salesType: Number(row.salesType),
      industryType: Number(row.industryType),
      onlineType: OnlineType.online,
    }
    const [course] = await findCurrentCourses(db, kind, now)
    if (!course) continue
    const lectures = await db.courseLecture.count({ where: { courseNo: course.courseNo } })
    found.set(key, { ...course, hasLectures: lectures > 0 })
  }
  return found
}

/**
 * Imports paid enrolments of this year by their number in the previous system. An imported one continues here, so no file changes
 * it.
 */
export const enrolmentRows: ImportRecords = {
  kind: 'enrolments',
  identity: ['formerNo'],
  async find(db, rows, { now, isWriting }) {
    const written = await findFormerEnrolments(
      db,
      rows.map(({ formerNo = '' }) => formerNo),
    )
    const people = await findFormerMembers(
      db,
      rows.map(({ formerId = '' }) => formerId),
      isWriting,
    )
    const courses = await findFormerCourses(db, rows, now)
    const year = seoulYear(now)
    const taken = await findLiveLicences(
      db,
      year,
      rows.map(({ licenceNo = '' }) => licenceKey(licenceNo)),
    )
    const provinces = new Set((await db.region.findMany({ where: { level: 1 } })).map(({ code }) => code))
    return rows.map((row): Found => {
      const recordNo = written.get(row.formerNo ?? '')
      if (recordNo !== undefined) return { is: { recordNo, values: row } }
      const course = courses.get(courseKey(row))
      const wrong =
        wrongPerson(people.get(row.formerId ?? ''), row) ??
        wrongCourse(course, row, year) ??
        wrongDays(row, seoulDay(now)) ??
        (provinces.has(row.sidoCode ?? '') ? null : { wrong: '없는 시도 코드입니다.', column: 'sidoCode' })
      if (wrong) return wrong
      const live = `${licenceKey(row.licenceNo ?? '')} ${row.year} ${row.salesType}`
      if (taken.has(live))
        return { wrong: '이 영업신고번호로 올해 신청한 교육이 이미 있습니다.', column: 'licenceNo' }
      taken.add(live)
      return null
    })
  },
  async write(db, row, _into, { head, now }) {
    const former = (await findFormerMembers(db, [row.formerId ?? ''], false)).get(row.formerId ?? '')
    const course = (await findFormerCourses(db, [row], now)).get(courseKey(row))
    if (!former || !course) throw new Error('the row was judged without its member or its course')
    const { member } = former
    const paidAt = startOfSeoulDay(row.paidOn ?? '')
    const appliedAt = startOfSeoulDay(row.appliedOn ?? '')
    const amountWon = Number(row.amountWon)
    const enrolment = await insertOnline(db, columnsOf(row, member, course, { appliedAt, amountWon }))
    const enrolmentNo = enrolment.enrolmentNo
    await storeFormerPayment(
      db,
      {
        memberNo: member.memberNo,
        applicationNo: enrolment.applicationNo,
        orderName: course.name,
        amountWon,
        taxFreeWon: taxFreeOf([{ priceWon: amountWon, taxKind: course.taxKind }]),
        appliedAt,
        paidAt,
        method: row.payMethod ?? '',
        evidence: row.payEvidence ?? '',
        employeeNo: head.orderedByNo,
      },
      now,
    )
    await stepOneOnline(db, 'pay', enrolmentNo, { paidAt })
    const minutes = Number(row.minutes)
    await keepFormerEnrolment(db, { formerNo: row.formerNo ?? '', enrolmentNo, minutes }, now)
    await storeFormerProgress(db, { enrolmentNo, courseNo: course.courseNo, minutes }, now)
    return { recordNo: enrolmentNo, memberNo: member.memberNo }
  },
}

function wrongPerson(former: ExistingFormer | undefined, { name }: ImportValues): Found {
  if (!former)
    return { wrong: '이 아이디의 이전 회원이 없습니다. 회원을 먼저 가져와 주세요.', column: 'formerId' }
  if (former.member.withdrawnAt) return { wrong: '탈퇴한 회원입니다.', column: 'formerId' }
  return former.member.name === name ? null : { wrong: '이전 아이디와 성명이 서로 다릅니다.', column: 'name' }
}

function wrongCourse(course: FormerCourse | undefined, row: ImportValues, year: number): Found {
  if (Number(row.year) !== year)
    return {
      wrong: '올해 수강만 가져옵니다. 지난 수료는 이전 교육 이력으로 가져와 주세요.',
      column: 'year',
    }
  if (!course) return { wrong: '올해 운영하는 온라인 과정이 없습니다.', column: 'industryType' }
  const isStudied = Number(row.minutes) > 0
  return isStudied && !course.hasLectures ? { wrong: '과정에 강의가 없습니다.', column: 'minutes' } : null
}

function wrongDays({ appliedOn = '', paidOn = '' }: ImportValues, today: string): Found {
  if (paidOn > today) return { wrong: '아직 오지 않은 날짜입니다.', column: 'paidOn' }
  return paidOn < appliedOn ? { wrong: '신청일보다 앞선 날짜입니다.', column: 'paidOn' } : null
}

function columnsOf(
  row: ImportValues,
  { memberNo, name, birth, phone }: Member,
  { courseNo }: FormerCourse,
  { appliedAt, amountWon }: { appliedAt: Date; amountWon: number },
) {
  return {
    memberNo,
    courseNo,
    year: Number(row.year),
    salesType: fields.salesType.parse(Number(row.salesType)),
    industryType: fields.industryType.parse(Number(row.industryType)),
    licenceNo: row.licenceNo ?? '',
    licenceKey: licenceKey(row.licenceNo ?? ''),
    businessName: row.businessName ?? '',
    representative: row.representative ?? '',
    sidoCode: row.sidoCode ?? '',
    address: row.address ?? '',
    positionType: fields.positionType.parse(Number(row.positionType)),
    userName: name,
    birth,
    phone,
    priceWon: amountWon,
    appliedAt,
  }
}
