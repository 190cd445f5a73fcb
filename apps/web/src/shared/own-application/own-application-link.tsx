import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { linkButton, VisuallyHidden } from '@hygiene/ui'
import { Link } from 'react-router-dom'

export const ownOnlinePath = (enrolmentNo: EnrolmentNo) => `/edu/online/list?onlineEduNo=${enrolmentNo}`
export const ownInPersonPath = (inPersonEnrolmentNo: InPersonEnrolmentNo) =>
  `/edu/offline/list?offlineEduNo=${inPersonEnrolmentNo}`

type OwnApplicationLinkProps = {
  to: string
  businessName: string
  tone?: 'secondary' | 'quiet'
}

export function OwnApplicationLink({ to, businessName, tone = 'secondary' }: OwnApplicationLinkProps) {
  return (
    <Link {...linkButton({ tone, size: 'small' })} to={to}>
      <span>
        <VisuallyHidden>{businessName} </VisuallyHidden>신청 정보
      </span>
    </Link>
  )
}
