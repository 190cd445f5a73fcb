import { Loaded } from '@hygiene/client'
import { linkButton } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { EligibilityBox } from '../../shared/application-form/eligibility-box.tsx'
import type { Eligibility } from './use-eligibility.ts'

/** Yes or no with its ground, and where to go where it is no. */
export function PlaceEligibility({ eligibility }: { eligibility: UseQueryResult<Eligibility> }) {
  return (
    <Loaded query={eligibility}>
      {(answer) => (
        <div data-eligible={answer.eligible ? 'yes' : 'no'} tabIndex={-1}>
          <EligibilityBox
            eligibility={answer}
            title={answer.eligible ? '신청하실 수 있습니다.' : '이 영업장으로는 신청하실 수 없습니다.'}
          >
            {answer.existing && (
              <Link {...linkButton()} to="/edu/offline/list">
                신청 내역에서 이어서 하기
              </Link>
            )}
          </EligibilityBox>
        </div>
      )}
    </Loaded>
  )
}

/** Leads a person who wanted to go on to the first «no»; it may only just be drawn. */
export function focusRefusedPlace() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [data-eligible=no]')?.focus())
}
