import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import { enrolmentStatusLabel } from '@hygiene/domain/education/enrolment/enrolment-status'
import { inPersonStatusLabel } from '@hygiene/domain/in-person/enrolment/record-status'
import { MONEY_STATES } from '../money/money-states.ts'
import type { StateKind } from '../state-mark/state-mark.tsx'

type Named = Pick<EntityOf<typeof readStaffEnrolment>, 'kind' | 'status'>

type Money = Pick<EntityOf<typeof readStaffEnrolment>, 'payments'>

export function recordState(record: Named & Money): { label: string; kind: StateKind } {
  const refunds = record.payments.map(({ refundStatus }) => refundStatus)
  if (record.status !== 'refunded') return enrolmentState(record)
  if (refunds.includes('failed')) return MONEY_STATES.refundFailed
  if (refunds.includes('requested') || refunds.includes('sent')) return MONEY_STATES.refundInProgress
  return enrolmentState(record)
}

export function enrolmentState({ kind, status }: Named): { label: string; kind: StateKind } {
  const labels: Readonly<Record<string, string>> =
    kind === 'online' ? enrolmentStatusLabel : inPersonStatusLabel
  return { label: labels[status] ?? status, kind: shapeOf(status) }
}

function shapeOf(status: Named['status']): StateKind {
  if (status === 'completed') return 'done'
  if (status === 'applied') return 'waiting'
  if (status === 'absent') return 'view'
  return ['cancelled', 'refunded', 'expired'].includes(status) ? 'ended' : 'moving'
}
