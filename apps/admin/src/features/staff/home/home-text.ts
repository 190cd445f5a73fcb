import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readHome } from '@hygiene/contracts/staff/home/read-home'
import { formatSeoulDate, seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import type { HomeQueue } from '@hygiene/domain/staff/home/home-queues'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import { sidebarOf } from '../../../app/layout/sidebar.ts'

export type Home = EntityOf<typeof readHome>
export type Queue = Home['queues'][number]
export type QueueGroup = '상담' | '회계' | '교육' | '본부'

type QueueText = { group: QueueGroup; label: string; note: string; to: string }

export const QUEUE: Record<HomeQueue, QueueText> = {
  inquiries: { group: '상담', label: '1:1 문의 답변', note: '답을 기다리는 문의', to: '/inquiries' },
  designations: {
    group: '상담',
    label: '지정확인서 확인',
    note: '수강 중인 위생책임자',
    to: '/designations?state=inProgress&verdict=waiting',
  },
  licences: {
    group: '상담',
    label: '업소 확인',
    note: '인허가 자료와 다른 업소',
    to: '/licences?state=waiting',
  },
  money: {
    group: '회계',
    label: '확인이 필요한 입금',
    note: '늦은 입금·금액 다름·늦은 환불',
    to: '/reconciliation',
  },
  bookingExceptions: {
    group: '교육',
    label: '출석 결정',
    note: '일부 출석·늦은 기록',
    to: '/sessions?hasBookingException=1',
  },
  documents: {
    group: '본부',
    label: '만들지 못한 문서',
    note: '수료증·영수증·수강증',
    to: '/jobs?what=document',
  },
  jobs: { group: '본부', label: '멈춘 작업', note: '15분 넘게 끝나지 않음', to: '/jobs' },
  approvals: { group: '본부', label: '결재 기다림', note: '내가 승인할 수 있는 것', to: '/approvals' },
  reviews: {
    group: '본부',
    label: '권한 반기 점검',
    note: '점검할 날이 된 직원',
    to: '/employees?isReviewOverdue=1',
  },
  exports: { group: '본부', label: '받을 파일', note: '하루 안에 한 번', to: '/exports?status=ready' },
  figures: {
    group: '본부',
    label: '통계 다시 셈',
    note: '센 값이 기록과 달랐음',
    to: '/statistics',
  },
}

export function listOf(name: HomeQueue, role: StaffRole): string | null {
  const { to } = QUEUE[name]
  return sidebarOf(role).some((row) => row.to === to.split('?')[0]) ? to : null
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export function ageText(ms: number): string {
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)}일`
  const hours = Math.floor(ms / HOUR_MS)
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
  if (hours === 0) return `${minutes}분`
  return minutes === 0 ? `${hours}시간` : `${hours}시간 ${minutes}분`
}

export function dueText(at: Date, now: Date): string {
  return seoulDay(at) === seoulDay(now) ? `오늘 ${seoulTime(at)}` : formatSeoulDate(at).slice(5)
}

export type Left = { text: string; urgency: 'past' | 'today' | 'far' }

export function leftOf({ dueAt, past }: Pick<Queue, 'dueAt' | 'past'>, now: Date): Left | null {
  if (past > 0) return { text: `${past}건 지남`, urgency: 'past' }
  if (dueAt === null) return null
  const due = new Date(dueAt)
  if (seoulDay(due) === seoulDay(now)) return { text: '오늘 안', urgency: 'today' }
  return { text: `${ageText(due.getTime() - now.getTime())} 남음`, urgency: 'far' }
}

export const movementLabel: Record<NonNullable<Home['movement']>[number]['name'], string> = {
  applied: '온라인 신청',
  paid: '결제 완료',
  completed: '수료',
}

type Deadline = Home['deadlines'][number]

export function deadlineText({ kind, name, count }: Deadline): string {
  switch (kind) {
    case 'sessions':
      return count === 1 ? `${name} 회차` : `집합교육 ${count}회차`
    case 'applyCloses':
      return `${name} 신청 마감`
    case 'opens':
      return `${name}년 신청 시작`
    case 'closes':
      return `${name}년 신청 마감`
    case 'studyEnds':
      return `${name}년 온라인교육 끝`
    case 'policy':
      return name === 'terms' ? '새 이용약관 시행' : '새 개인정보 처리방침 시행'
    default:
      return kind satisfies never
  }
}
