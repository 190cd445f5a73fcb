import { useSend } from '@hygiene/client'
import { freezeEnrolments } from '@hygiene/contracts/education/enrolment/staff/freeze-enrolments'
import { BulkOperations } from '../../../shared/bulk/bulk-operations.tsx'
import type { AdminSelection } from '../../../shared/data-table/table-types.ts'
import { type EnrolmentRow, SORT } from './enrolment-columns.tsx'

export const actionsOn = (selection: AdminSelection<EnrolmentRow>) => <Selected selection={selection} />

function Selected({ selection }: { selection: AdminSelection<EnrolmentRow> }) {
  const freeze = useSend(freezeEnrolments, { refusedTitle: '고르지 못했습니다' })
  const only = selection.kind === 'rows' ? selection.rows.map(({ key }) => key) : []
  return (
    <BulkOperations
      screen="enrolments"
      kinds={['text', 'extend']}
      setNo={selection.kind === 'set' ? selection.setNo : null}
      isFreezing={freeze.isPending}
      onFreeze={(then) =>
        freeze.mutate({ filter: {}, sort: SORT, text: '', only }, { onSuccess: ({ setNo }) => then(setNo) })
      }
    />
  )
}
