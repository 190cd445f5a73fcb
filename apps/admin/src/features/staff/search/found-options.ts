import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { enrolmentStatusLabel } from '@hygiene/domain/education/enrolment/enrolment-status'
import { inPersonStatusLabel } from '@hygiene/domain/in-person/enrolment/record-status'
import { orderStatusLabel } from '@hygiene/domain/money/payment/payment-status'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { paymentTypeLabel } from '@hygiene/domain/text'
import { formatSeoulDate, formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Award, BookOpen, CreditCard, GraduationCap, MapPin, Presentation, UserRound } from 'lucide-react'
import { hasScreen } from '../../../app/layout/sidebar.ts'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'
import { inquiryOption } from './found-inquiry.ts'
import type { FoundOption } from './found-kinds.ts'
import { postOption } from './found-post.ts'

type Found = EntityOf<typeof findRecords>

/** Returns the record's own screen, or the member's if the console has none for it. */
function recordPath(path: string, memberNo: number): string {
  return hasScreen(path) ? path : `/members/${memberNo}`
}

export function foundOptions(found: Found): FoundOption[] {
  return [
    ...found.members.list.map(memberOption),
    ...found.orders.list.map(orderOption),
    ...found.enrolments.list.map(enrolmentOption),
    ...found.inPerson.list.map(inPersonOption),
    ...found.certificates.list.map(certificateOption),
    ...found.courses.list.map(courseOption),
    ...found.venues.list.map(venueOption),
    ...found.sessions.list.map(sessionOption),
    ...found.inquiries.list.map(inquiryOption),
    ...found.posts.list.map(postOption),
  ]
}

type RowOf<K extends keyof Found> = Found[K]['list'][number]

const MATCHED_BY: Record<RowOf<'members'>['matchedBy'], string> = {
  name: '이름',
  business: '업소명',
  userId: '아이디',
  phone: '휴대전화',
  phoneEnd: '휴대전화 끝자리',
  memberNo: '회원번호',
  licence: '영업신고번호',
}

function memberOption(row: RowOf<'members'>): FoundOption {
  const { memberNo, userId, name, birth, phone, isConnected, lastLoginAt, businessName, matchedBy } = row
  const last = lastLoginAt === null ? '-' : formatSeoulDate(new Date(lastLoginAt))
  return {
    kind: 'member',
    key: `m${memberNo}`,
    icon: UserRound,
    title: name,
    detail: [businessName, `${birth.slice(0, 4)}년생`, phone, userId].filter(Boolean).join(' · '),
    reason: MATCHED_BY[matchedBy],
    ...(isConnected ? { state: { kind: 'moving', label: '접속 중' } } : { hint: last }),
    to: `/members/${memberNo}`,
    memberNo,
  }
}

const ORDER_KIND: Record<RowOf<'orders'>['status'], StateKind> = {
  ready: 'waiting',
  virtualAccountIssued: 'waiting',
  paid: 'done',
  failed: 'failed',
  cancelled: 'ended',
  paidAfterCancellation: 'view',
  mismatched: 'view',
}

function orderOption(row: RowOf<'orders'>): FoundOption {
  const method = paymentTypeLabel[row.paymentType]
  return {
    kind: 'order',
    key: `p${row.paymentNo}`,
    icon: CreditCard,
    title: row.orderNumber,
    detail: `${formatWon(row.amountWon)} · ${method} · ${row.name}`,
    state: { kind: ORDER_KIND[row.status], label: orderStatusLabel[row.status] },
    to: recordPath(`/payments/${row.paymentNo}`, row.memberNo),
    memberNo: row.memberNo,
  }
}

const STUDY_KIND: Record<RowOf<'enrolments'>['status'] | RowOf<'inPerson'>['status'], StateKind> = {
  applied: 'waiting',
  paid: 'moving',
  studying: 'moving',
  studied: 'moving',
  surveyed: 'moving',
  attended: 'moving',
  completed: 'done',
  cancelled: 'ended',
  refunded: 'ended',
  expired: 'ended',
  absent: 'ended',
  revoked: 'ended',
}

function enrolmentOption(row: RowOf<'enrolments'>): FoundOption {
  return {
    kind: 'order',
    key: `e${row.enrolmentNo}`,
    icon: GraduationCap,
    title: `수강 신청 ${row.enrolmentNo}`,
    detail: `${row.courseName} · ${row.businessName} · ${row.name}`,
    state: { kind: STUDY_KIND[row.status], label: enrolmentStatusLabel[row.status] },
    to: recordPath(`/enrolments/${row.enrolmentNo}`, row.memberNo),
    memberNo: row.memberNo,
  }
}

function inPersonOption(row: RowOf<'inPerson'>): FoundOption {
  return {
    kind: 'order',
    key: `h${row.inPersonEnrolmentNo}`,
    icon: GraduationCap,
    title: `집합교육 신청 ${row.inPersonEnrolmentNo}`,
    detail: `${row.courseName} · ${row.businessName} · ${row.name}`,
    state: { kind: STUDY_KIND[row.status], label: inPersonStatusLabel[row.status] },
    to: recordPath(`/enrolments/h${row.inPersonEnrolmentNo}`, row.memberNo),
    memberNo: row.memberNo,
  }
}

const CERTIFICATE: Record<RowOf<'certificates'>['status'], { kind: StateKind; label: string }> = {
  valid: { kind: 'done', label: '유효' },
  superseded: { kind: 'ended', label: '대체됨' },
  revoked: { kind: 'failed', label: '효력 취소' },
}

function certificateOption(row: RowOf<'certificates'>): FoundOption {
  return {
    kind: 'certificate',
    key: `c${row.certificateNo}`,
    icon: Award,
    title: row.certificateNumber,
    detail: `${row.name} · 발급 ${formatSeoulDate(new Date(row.issuedAt))}`,
    state: CERTIFICATE[row.status],
    to: recordPath(`/certificates/${row.certificateNo}`, row.memberNo),
    memberNo: row.memberNo,
  }
}

function venueOption({ venueNo, name, address, upcoming }: RowOf<'venues'>): FoundOption {
  return {
    kind: 'venue',
    key: `v${venueNo}`,
    icon: MapPin,
    title: name,
    detail: address,
    hint: `예정 ${upcoming}건`,
    to: `/sessions?venueNo=${venueNo}&sort=startsAt`,
  }
}

const SESSION: Record<RowOf<'sessions'>['status'], { kind: StateKind; label: string }> = {
  open: { kind: 'waiting', label: '예정' },
  cancelled: { kind: 'ended', label: '취소' },
  closed: { kind: 'done', label: '마감' },
}

function sessionOption(row: RowOf<'sessions'>): FoundOption {
  return {
    kind: 'session',
    key: `s${row.sessionNo}`,
    icon: Presentation,
    title: `회차 ${row.sessionNo}`,
    detail: `${row.venueName} · ${formatSeoulDateTime(new Date(row.startsAt))}`,
    state: SESSION[row.status],
    to: `/sessions/${row.sessionNo}`,
  }
}

type Course = EntityOf<typeof findRecords>['courses']['list'][number]

function courseOption({ courseNo, courseName, edition, priceWon }: Course): FoundOption {
  return {
    kind: 'course',
    key: `k${courseNo}`,
    icon: BookOpen,
    title: courseName,
    detail: `버전 ${edition} · ${formatWon(priceWon)}`,
    to: `/courses/${courseNo}`,
  }
}
