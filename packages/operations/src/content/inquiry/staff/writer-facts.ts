import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import type { Inquiry, Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import type { CannedValues } from '@hygiene/domain/content/inquiry/canned-answer'
import { formatSeoulLongDate, seoulDay } from '@hygiene/domain/time/seoul-day'
import { maskBirthDate, maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

type Read = AnswerOf<typeof readStaffInquiry>
type Employee = { role: StaffRole; branchNo: number | null; name: string }
type Asked = Inquiry & { member: Member }

const OTHERS = 10
const LATELY = 5

interface Facts {
  writer: Read['writer']
  others: Inquiry[]
  values: CannedValues
}

/**
 * Returns the masked facts about the writer and the values of canned answers. The name stays masked because an answer may be
 * public. An anonymous report returns no writer.
 */
export async function factsOfWriter(db: Queries, employee: Employee, asked: Asked): Promise<Facts> {
  const staff = { 직원: employee.name }
  if (asked.isAnonymous) return { writer: null, others: [], values: staff }
  const { member, memberNo, inquiryNo } = asked
  const isOfBranch = branchesOf(employee) !== null
  const [enrolments, others] = await Promise.all([
    isOfBranch ? [] : readEnrolments(db, memberNo),
    isOfBranch
      ? []
      : db.inquiry.findMany({
          where: { memberNo, isAnonymous: false, inquiryNo: { not: inquiryNo } },
          orderBy: { inquiryNo: 'desc' },
          take: OTHERS,
        }),
  ])
  const [last] = enrolments
  const completed = enrolments.filter(({ completedAt }) => completedAt !== null)
  const [done] = completed
  return {
    writer: {
      memberNo,
      name: maskName(member.name),
      phone: maskPhone(member.phone),
      birth: maskBirthDate(member.birth),
      state: stateOf(member),
      businessName: last?.businessName ?? null,
      completions: completed.map(({ year, completedAt, certificate }) => ({
        year,
        completedOn: seoulDay(completedAt ?? new Date(0)),
        certificateNumber: certificate?.certificateNumber ?? null,
      })),
    },
    others,
    values: {
      ...staff,
      이름: maskName(member.name),
      ...(last && { 신청번호: last.place, 교육: last.course.name, 업소: last.businessName }),
      ...(done?.completedAt && { 수료일: formatSeoulLongDate(done.completedAt) }),
      ...(done?.certificate && { 수료증번호: done.certificate.certificateNumber }),
    },
  }
}

async function readEnrolments(db: Queries, memberNo: number) {
  const how = { where: { memberNo }, orderBy: { appliedAt: 'desc' }, take: LATELY } as const
  const include = { course: { select: { name: true } }, certificate: { select: { certificateNumber: true } } }
  const [online, inPerson] = await Promise.all([
    db.onlineEnrolment.findMany({ ...how, include }),
    db.inPersonEnrolment.findMany({ ...how, include }),
  ])
  return [
    ...online.map((row) => ({ ...row, place: String(row.enrolmentNo) })),
    ...inPerson.map((row) => ({ ...row, place: `h${row.inPersonEnrolmentNo}` })),
  ].toSorted((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime())
}

function stateOf({ withdrawnAt, dormantAt, verifiedAt }: Member): NonNullable<Read['writer']>['state'] {
  if (withdrawnAt) return 'withdrawn'
  if (dormantAt) return 'dormant'
  return verifiedAt ? 'active' : 'unverified'
}
