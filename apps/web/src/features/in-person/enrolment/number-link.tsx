import { isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'
import { linkButton, VisuallyHidden } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import type { Row } from './application.ts'

/** Lets a person who applied before the business report add the licence number. */
export function NumberLink({ row }: { row: Row }) {
  if (row.licenseNumber !== '' || !isInPersonLive(row.status)) return null
  return (
    <Link
      {...linkButton({ tone: 'secondary', size: 'small' })}
      to={`/edu/offline/number?offlineEduNo=${row.info.edu.inPersonEnrolmentNo}`}
    >
      <span>
        <VisuallyHidden>{row.edu.businessName} </VisuallyHidden>영업신고번호 입력
      </span>
    </Link>
  )
}
