import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { CancelButton } from '../../../shared/cancel-application/cancel-button.tsx'
import { PrintLink } from '../../../shared/printing/print-link.tsx'
import { certificatePath, slipPath } from '../../../shared/printing/print-paths.ts'
import { CHANGED } from '../../../shared/seats/changed.ts'
import type { Row } from './application.ts'

export function RecordAction({ row }: { row: Row }) {
  const { inPersonEnrolmentNo } = row.info.edu
  if (row.status === 'applied' && row.seat !== 'waiting')
    return (
      <CancelButton
        contract={cancelInPerson}
        input={{ inPersonEnrolmentNo }}
        refresh={CHANGED}
        businessName={row.edu.businessName}
      />
    )
  if ((row.status === 'paid' && !row.isSessionCancelled) || row.status === 'attended') {
    return (
      <PrintLink size="small" to={slipPath(inPersonEnrolmentNo)} of={row.edu.businessName}>
        수강증
      </PrintLink>
    )
  }
  if (row.status === 'completed') {
    return (
      <PrintLink size="small" to={certificatePath(inPersonEnrolmentNo)} of={row.edu.businessName}>
        수료증
      </PrintLink>
    )
  }
  return null
}
