import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffEnrolment } from '@hygiene/contracts/staff-enrolments/read-staff-enrolment'
import { enrolmentStatusLabel, inPersonStatusLabel } from '@hygiene/domain'
import type { StateKind } from '../state-mark/state-mark.tsx'

type Named = Pick<EntityOf<typeof readStaffEnrolment>, 'kind' | 'status'>

/** The word of a status, and the shape beside it. */
export function enrolmentState({ kind, status }: Named): { label: string; kind: StateKind } {
  const labels: Readonly<Record<string, string>> =
    kind === 'online' ? enrolmentStatusLabel : inPersonStatusLabel
  return { label: labels[status] ?? status, kind: shapeOf(status) }
}

function shapeOf(status: Named['status']): StateKind {
  if (status === 'completed') return 'done'
  if (status === 'applied') return 'waiting'
  if (status === 'absent') return 'look'
  return ['cancelled', 'refunded', 'expired'].includes(status) ? 'ended' : 'moving'
}
