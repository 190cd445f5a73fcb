import { Loaded } from '@hygiene/client'
import { linkButton } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { VerdictBox } from '../../applying/verdict-box.tsx'
import type { Eligibility } from './use-eligibility.ts'

/** Yes or no with its ground, and where to go where it is no. */
export function PlaceVerdict({ verdict }: { verdict: UseQueryResult<Eligibility> }) {
  return (
    <Loaded query={verdict}>
      {(answer) => (
        <div data-verdict={answer.eligible ? 'yes' : 'no'} tabIndex={-1}>
          <VerdictBox
            verdict={answer}
            title={answer.eligible ? '신청하실 수 있습니다.' : '이 영업장으로는 신청하실 수 없습니다.'}
          >
            {answer.existing && (
              <Link {...linkButton()} to="/edu/offline/list">
                신청 내역에서 이어서 하기
              </Link>
            )}
          </VerdictBox>
        </div>
      )}
    </Loaded>
  )
}

/** Leads to the first «no», for whoever wanted to go on; it may only just be drawn. */
export function focusRefusedPlace() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [data-verdict=no]')?.focus())
}
