import { formatWon } from '@hygiene/domain/money/payment/won'
import type { InPersonCase } from '@hygiene/domain/education/enrolment/in-person-eligibility'
import { isSettled } from '@hygiene/domain/education/enrolment/education-records'
import { SalesType, salesTypeLabel } from '@hygiene/domain/text'
import { linkButton } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { EligibilityBox } from '../../../shared/application-form/eligibility-box.tsx'
import { EligibilityVerdict } from '../../../shared/application-form/eligibility-verdict.tsx'
import type { Eligibility, EligibilityAnswers } from './use-eligibility.ts'

export function PlaceEligibility({ eligibility }: { eligibility: UseQueryResult<Eligibility> }) {
  return (
    <EligibilityVerdict query={eligibility}>
      {(answer) => (
        <EligibilityBox eligibility={answer} title={titleOf(answer.case)}>
          {answer.eligible && (
            <p>
              {salesTypeLabel[SalesType.new]} 교육 · 집합 {answer.hours}시간 · {formatWon(answer.price)}
            </p>
          )}
          {answer.existing && (
            <Link {...linkButton()} to="/edu/offline/list">
              신청 내역에서 이어서 하기
            </Link>
          )}
          {isSettled(answer.case) && (
            <Link {...linkButton()} to="/edu/completed">
              수료증 보기
            </Link>
          )}
        </EligibilityBox>
      )}
    </EligibilityVerdict>
  )
}

export function refusedAlone({ answers }: EligibilityAnswers): Eligibility | null {
  const [answer, ...others] = answers
  return others.length === 0 && answer?.data?.eligible === false ? answer.data : null
}

export function nextLink(refused: Eligibility): { label: string; to: string } {
  if (isSettled(refused.case)) return { label: '수료증 보기', to: '/edu/completed' }
  return refused.existing
    ? { label: '신청 내역 보기', to: '/edu/offline/list' }
    : { label: '다른 교육 알아보기', to: '/edu/offline' }
}

function titleOf(which: InPersonCase): string {
  if (which === 'ELIGIBLE_OPENING' || which === 'ELIGIBLE_YEARLY') return '신청하실 수 있습니다.'
  if (which === 'ALREADY_APPLIED') return '이미 신청하신 영업장입니다.'
  if (which === 'LICENSED_COOK' || which === 'CLOSED_ALL_YEAR') return '교육을 받지 않으셔도 됩니다.'
  return '이 영업장으로는 신청하실 수 없습니다.'
}
