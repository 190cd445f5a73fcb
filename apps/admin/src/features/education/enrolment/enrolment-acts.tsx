import { useSend } from '@hygiene/client'
import { freezeEnrolments } from '@hygiene/contracts/education/enrolment/staff/freeze-enrolments'
import { BulkActs } from '../../../shared/bulk/bulk-acts.tsx'
import type { DeskSelection } from '../../../shared/desk-list/desk-types.ts'
import { type EnrolmentRow, SORT } from './enrolment-columns.tsx'

export const actsUpon = (selection: DeskSelection<EnrolmentRow>) => <Selected selection={selection} />

function Selected({ selection }: { selection: DeskSelection<EnrolmentRow> }) {
  const freeze = useSend(freezeEnrolments, { refusedTitle: '고르지 못했습니다' })
  const only = selection.kind === 'rows' ? selection.rows.map(({ key }) => key) : []
  return (
    <BulkActs
      screen="enrolments"
      kinds={['text', 'extend']}
      setNo={selection.kind === 'set' ? selection.setNo : null}
      isFreezing={freeze.isPending}
      onFreeze={(then) =>
        freeze.mutate({ filter: {}, sort: SORT, words: '', only }, { onSuccess: ({ setNo }) => then(setNo) })
      }
    />
  )
}
