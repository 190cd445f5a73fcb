import { exemptionGroundLabel } from '../../education/exemption/exemption.ts'
import { inPersonStatusLabel } from '../../in-person/enrolment/record-status.ts'
import { educationRegionLabel } from '../../in-person/session/region.ts'
import { enrolmentStatusLabel } from '../../education/enrolment/enrolment-status.ts'
import { cashReceiptPurposeLabel } from '../../money/cash-receipt/cash-receipt-number.ts'
import { cashReceiptStatusLabel, invoiceWishStatusLabel } from '../../money/cash-receipt/cash-receipt.ts'
import { educationOfYearLabel } from '../../member/account/education-of-year.ts'
import { orderStatusLabel } from '../../money/payment/payment-status.ts'
import { refundFilterLabel } from '../../money/payment/staff-payment-text.ts'
import { funnelStageLabel } from '../statistics/statistic.ts'
import { industryTypeLabel, onlineTypeLabel, paymentTypeLabel, salesTypeLabel } from '../../text.ts'
import type { ExportScreen } from './export-lists.ts'
import { staffRoleLabel } from '../permission/permissions.ts'

type Text = Readonly<Record<string, string>>
type Condition = readonly [label: string, values?: Text]

const KINDS: Text = { online: onlineTypeLabel[1], inPerson: onlineTypeLabel[2] }

const SHARED: Readonly<Record<string, Condition>> = {
  kind: ['방법', KINDS],
  courseKind: ['교육', KINDS],
  salesType: ['영업자', salesTypeLabel],
  industryType: ['업종', industryTypeLabel],
  year: ['연도'],
  branchNo: ['지회 번호'],
  sessionNo: ['회차 번호'],
  venueNo: ['교육장 번호'],
  topicNo: ['주제 번호'],
  employeeNo: ['직원번호'],
  memberNo: ['회원번호'],
  stoppedAtNo: ['멈춘 강의 번호'],
  sidoCode: ['시·도 코드'],
  region: ['지역', educationRegionLabel],
  reached: ['도달 단계', funnelStageLabel],
  paymentType: ['수단', paymentTypeLabel],
  refund: ['환불', refundFilterLabel],
  ground: ['근거', exemptionGroundLabel],
  purpose: ['용도', cashReceiptPurposeLabel],
  role: ['역할', staffRoleLabel],
  month: ['달'],
  operation: ['처리 이름'],
  drawing: ['파일', { ready: '만들어짐', preparing: '만드는 중', failed: '만들기 실패' }],
  verdict: ['확인', { waiting: '확인 대기', accepted: '받음', askedAgain: '다시 요청함' }],
  inquiryType: ['종류', { 1: '문의', 2: '신고' }],
  only: ['대상', { unassigned: '담당 없음', overdue: '기한 지남' }],
  view: [
    '보기',
    { todo: '할 일', mine: '내 담당', waiting: '회원 답 대기', passed: '넘긴 것', done: '완료' },
  ],
  isConnected: ['접속 중'],
  isHeld: ['교육일 전 제외'],
  isReplaced: ['정정한 수료증'],
  hasException: ['확인 필요'],
  isTrouble: ['발급 문제'],
  isReviewOverdue: ['반기 점검 지남'],
  hasBookingException: ['확인할 예약 있음'],
}

const OWN: Partial<Record<ExportScreen, Readonly<Record<string, Condition>>>> = {
  members: {
    state: ['상태', { active: '정상', unverified: '본인확인 전', dormant: '휴면' }],
    educationOfYear: ['올해 교육', educationOfYearLabel],
  },
  payments: { status: ['상태', orderStatusLabel] },
  enrolments: { status: ['상태', { ...enrolmentStatusLabel, ...inPersonStatusLabel }] },
  certificates: { status: ['상태', { valid: '유효', revoked: '효력 취소' }] },
  exemptions: { state: ['상태', { inForce: '유효', ended: '종료' }] },
  designations: { state: ['수강', { inProgress: '진행 중', completed: '수료', ended: '취소·환불·만료' }] },
  sessions: { status: ['상태', { open: '모집', cancelled: '취소', closed: '마감' }] },
  cashReceipts: { status: ['상태', cashReceiptStatusLabel] },
  invoiceWishes: { status: ['상태', invoiceWishStatusLabel] },
  employees: {
    state: [
      '상태',
      { working: '정상', invited: '비밀번호 설정 전', noApp: '인증 앱 연결 전', disabled: '정지' },
    ],
  },
}

const DAYS: readonly { from: string; to: string; label: string }[] = [
  { from: 'fromDay', to: 'toDay', label: '기간' },
  { from: 'joinedFrom', to: 'joinedTo', label: '가입' },
  { from: 'appliedFrom', to: 'appliedTo', label: '신청' },
  { from: 'completedFrom', to: 'completedTo', label: '수료' },
  { from: 'paidFrom', to: 'paidTo', label: '결제' },
  { from: 'refundedFrom', to: 'refundedTo', label: '환불' },
]

const shownDay = (day: unknown): string => (typeof day === 'string' ? day.replaceAll('-', '.') : '')

/**
 * Describes a list's filter in words. It reads the filter itself, so an approver never relies on what the requester typed. A
 * condition without a label is shown raw, never left out.
 */
export function conditionText(
  screen: ExportScreen,
  filter: Readonly<Record<string, unknown>>,
  text = '',
): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== null)
  const notified = new Set<string>()
  const parts = given.flatMap(([key, value]): string[] => {
    if (notified.has(key)) return []
    const days = DAYS.find(({ from, to }) => from === key || to === key)
    if (days) {
      notified.add(days.from).add(days.to)
      return [`${days.label} ${shownDay(filter[days.from])}~${shownDay(filter[days.to])}`]
    }
    const [label, values] = OWN[screen]?.[key] ?? SHARED[key] ?? [key]
    if (value === true) return [label]
    if (value === false) return [`${label} 아님`]
    return [`${label} ${values?.[String(value)] ?? String(value)}`]
  })
  return [...parts, ...(text === '' ? [] : [`검색어 ‘${text}’`])].join(' · ').slice(0, 300) || '조건 없음'
}
