import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { actionLabel, auditReasonText } from '@hygiene/contracts/labels/action-label'
import { deviceText } from '@hygiene/domain/member/login/device-text'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import type { TimelineKind } from '@hygiene/domain/staff/audit-log/timeline'
import {
  accountText,
  endedText,
  failureText,
  identityText,
  loginEndText,
  messageName,
} from './timeline-names.ts'

export type TimelineEntry = EntityOf<typeof listMemberTimeline>['list'][number]

export const timelineKindLabel: Record<TimelineKind, string> = {
  apply: '신청·결제',
  study: '수강',
  message: '연락',
  inquiry: '문의',
  change: '직원 처리',
  login: '로그인',
  view: '조회',
}

type Notified = {
  label: string
  text: string
  outcome?: string
  tone?: 'done' | 'failed'
}
type Notifying = (entry: TimelineEntry) => Notified

const sum = ({ about }: TimelineEntry) => formatWon(Number(about))

const loggedText = ({ about, more, ...subject }: TimelineEntry) =>
  [actionLabel({ operation: about, ...subject }), auditReasonText(more)].filter(Boolean).join(' · ')

/** Returns the delivery state of a text message. The provider reports delivery within three days, or never. */
function messageOutcome(state: string): Pick<Notified, 'outcome' | 'tone'> {
  if (state === 'failed') return { outcome: '보내지 못함', tone: 'failed' }
  if (state === 'undelivered') return { outcome: '도착하지 않음', tone: 'failed' }
  if (state === 'delivered') return { outcome: '도착', tone: 'done' }
  return { outcome: state === 'sent' ? '보냄' : '보내는 중' }
}

const NOTIFY: Record<TimelineEntry['what'], Notifying> = {
  login: ({ about }) => ({ label: '로그인', text: deviceText(about) }),
  linkedLogin: ({ more }) => ({ label: '연계 로그인', text: more }),
  loginEnded: ({ about }) => ({ label: '로그아웃', text: loginEndText(about) }),
  note: ({ about, more }) => ({
    label: '계정',
    text: [accountText(about), more].filter(Boolean).join(' · '),
  }),
  proofDone: () => ({ label: '본인확인', text: '계정에서 본인확인', outcome: '마침', tone: 'done' }),
  proofFailed: ({ more }) => ({
    label: '본인확인',
    text: identityText(more),
    outcome: '실패',
    tone: 'failed',
  }),
  applied: (entry) => ({
    label: '신청',
    text: `${entry.more === 'I' ? '집합교육' : '온라인교육'} · ${entry.about}`,
  }),
  ended: (entry) => ({ label: '신청', text: entry.about, outcome: endedText(entry.more) }),
  paid: (entry) => ({
    label: '결제',
    text: [sum(entry), entry.more].filter(Boolean).join(' '),
    outcome: '결제 완료',
    tone: 'done',
  }),
  payFailed: (entry) => ({
    label: '결제',
    text: [sum(entry), failureText(entry.more)].filter(Boolean).join(' · '),
    outcome: '실패',
    tone: 'failed',
  }),
  payCancelled: (entry) => ({ label: '결제', text: sum(entry), outcome: '결제 취소' }),
  refundAsked: (entry) => ({ label: '환불', text: `${sum(entry)} 환불 신청` }),
  refunded: (entry) => ({ label: '환불', text: sum(entry), outcome: '환불 완료', tone: 'done' }),
  refundFailed: (entry) => ({
    label: '환불',
    text: [sum(entry), failureText(entry.more)].filter(Boolean).join(' · '),
    outcome: '환불 거절',
    tone: 'failed',
  }),
  lectureDone: ({ about, more }) => ({
    label: '수강',
    text: `${more === '' ? '' : `${more}강 `}${about}`,
    outcome: '수강 완료',
    tone: 'done',
  }),
  surveyed: (entry) => ({ label: '설문', text: entry.about, outcome: '설문 완료', tone: 'done' }),
  identityDone: () => ({ label: '본인확인', text: '평가 전 본인확인', outcome: '마침', tone: 'done' }),
  identityFailed: ({ about }) => ({
    label: '본인확인',
    text: identityText(about),
    outcome: '실패',
    tone: 'failed',
  }),
  examDone: ({ about, more }) => ({
    label: '평가',
    text: `${more}번째 · ${about}점`,
    outcome: '합격',
    tone: 'done',
  }),
  examFailed: ({ about, more }) => ({
    label: '평가',
    text: `${more}번째 · ${about}점`,
    outcome: '불합격',
    tone: 'failed',
  }),
  attended: (entry) => ({ label: '집합교육', text: entry.about, outcome: '출석', tone: 'done' }),
  completed: (entry) => ({ label: '수료', text: entry.about, outcome: '수료', tone: 'done' }),
  message: ({ about, more }) => ({ label: '문자', text: messageName(about), ...messageOutcome(more) }),
  texted: ({ about, more }) => ({ label: '문자', text: about, ...messageOutcome(more) }),
  extended: ({ about, more }) => ({
    label: '기간 늘림',
    text: `${formatSeoulDate(about)}까지 · ${more}`,
  }),
  asked: ({ about }) => ({ label: '문의', text: about }),
  followedUp: ({ about }) => ({ label: '추가 문의', text: about }),
  answered: ({ about }) => ({ label: '답변', text: about }),
  view: (entry) => ({ label: '조회', text: loggedText(entry) }),
  changed: (entry) => ({ label: '직원 처리', text: loggedText(entry) }),
}

export const entryText: Notifying = (entry) => NOTIFY[entry.what](entry)

/** Returns the record of an entry with its address, or null if no screen shows it. Keys of in-person enrolments begin with I. */
export function entryRecord({ kind, what, key, recordNo }: TimelineEntry) {
  if (recordNo === null) return null
  const isEnrolment = kind === 'study' || what === 'applied' || what === 'ended'
  if (isEnrolment)
    return {
      label: `신청 ${recordNo}`,
      to: `/enrolments/${key.startsWith('I') ? 'h' : ''}${recordNo}`,
      permission: 'readEnrolments' as const,
    }
  if (kind !== 'apply') return null
  return { label: '주문', to: `/payments/${recordNo}`, permission: 'readPayments' as const }
}

export function entryBy({ by, byName }: TimelineEntry): string {
  if (by === 'automatic') return '자동'
  return by === 'member' ? '회원' : byName || '직원'
}
