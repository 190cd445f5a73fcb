import type { EligibilityCase } from '@hygiene/domain/education/enrolment/eligibility-text'
import { enrolmentStatusLabel } from '@hygiene/domain/education/enrolment/enrolment-status'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { studyDeadlineText } from '@hygiene/domain/education/study/study-deadline'
import { EligibilityBox } from '../../../shared/application-form/eligibility-box.tsx'
import type { Eligibility } from './use-eligibility.ts'

type NextLink = { label: string; to: string }
type Explanation = { title: string; next: NextLink }

const CERTIFICATES = { label: '수료증 보기', to: '/edu/completed' }

const EXPLAINED = {
  ELIGIBLE_YEARLY: {
    title: '신청하실 수 있습니다.',
    next: { label: '신청 내역 보기', to: '/edu/online/list' },
  },
  ALREADY_TRAINED_THIS_YEAR: { title: '올해 교육을 이미 마치셨습니다.', next: CERTIFICATES },
  ALREADY_APPLIED: {
    title: '이미 신청하신 영업장입니다.',
    next: { label: '신청 내역에서 이어서 하기', to: '/edu/online/list' },
  },
  COVERED_BY_SAME_PROVINCE: { title: '이 영업장은 교육을 받지 않으셔도 됩니다.', next: CERTIFICATES },
  NEW_OPERATOR_COURSE_THIS_YEAR: { title: '올해는 교육을 받지 않으셔도 됩니다.', next: CERTIFICATES },
  CLOSED_ALL_YEAR: {
    title: '올해는 교육을 받지 않으셔도 됩니다.',
    next: { label: '신청 내역 보기', to: '/edu/online/list' },
  },
  NEW_OPERATOR_NEEDS_COLLECTIVE: {
    title: '집합교육을 받으셔야 합니다.',
    next: { label: '집합교육 신청하기', to: '/edu/offline' },
  },
  TRADE_NOT_SERVED: {
    title: '고르신 업종으로는 신청하실 수 없습니다.',
    next: { label: '업종 다시 고르기', to: '/edu/online' },
  },
  OUTSIDE_PERIOD: {
    title: '지금은 신청 기간이 아닙니다.',
    next: { label: '공지사항 보기', to: '/info/notice' },
  },
} satisfies Record<EligibilityCase, Explanation>

export function nextLink(eligibility: Eligibility | undefined): NextLink | null {
  return !eligibility || eligibility.eligible ? null : EXPLAINED[eligibility.case].next
}

export function EligibilityAnswer({ eligibility }: { eligibility: Eligibility }) {
  const { eligible, existing, year, hours, price } = eligibility
  return (
    <EligibilityBox eligibility={eligibility} title={EXPLAINED[eligibility.case].title}>
      {eligible && (
        <>
          <p>
            {year}년 기존 영업자 교육 · 온라인 {hours}시간
          </p>
          <p>
            {studyDeadlineText(year)}까지 · {formatWon(price)}
          </p>
        </>
      )}
      {existing && (
        <p>
          지금 상태: <strong>{enrolmentStatusLabel[existing.status]}</strong>
        </p>
      )}
    </EligibilityBox>
  )
}
