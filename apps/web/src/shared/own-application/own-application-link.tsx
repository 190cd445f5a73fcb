import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { linkButton, VisuallyHidden } from '@hygiene/ui'
import { Link } from 'react-router-dom'

/** Where one online application is looked at and put right. */
export const ownOnlinePath = (enrolmentNo: EnrolmentNo) => `/edu/online/list?onlineEduNo=${enrolmentNo}`
/** Where one place of an in-person application is looked at and put right. */
export const ownInPersonPath = (inPersonEnrolmentNo: InPersonEnrolmentNo) =>
  `/edu/offline/list?offlineEduNo=${inPersonEnrolmentNo}`

type OwnApplicationLinkProps = {
  to: string
  /** Tells the links of a list apart for screen readers. */
  businessName: string
  tone?: 'secondary' | 'quiet'
}

/** To the words of an application. */
export function OwnApplicationLink({ to, businessName, tone = 'secondary' }: OwnApplicationLinkProps) {
  return (
    <Link {...linkButton({ tone, size: 'small' })} to={to}>
      <span>
        <VisuallyHidden>{businessName} </VisuallyHidden>신청 정보
      </span>
    </Link>
  )
}
