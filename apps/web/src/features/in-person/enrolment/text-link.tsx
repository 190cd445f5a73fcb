import { isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'
import { OwnApplicationLink, ownInPersonPath } from '../../../shared/own-application/own-application-link.tsx'
import type { Row } from './application.ts'

export function TextLink({ row }: { row: Row }) {
  if (!isInPersonLive(row.status)) return null
  const to = ownInPersonPath(row.info.edu.inPersonEnrolmentNo)
  return <OwnApplicationLink to={to} businessName={row.edu.businessName} />
}
