import { type InPersonStatus, isInPersonPaid } from '../enrolment/record-status.ts'
import type { Seat } from '../seat/seat-taken.ts'

export function mayHaveSlip({ status }: { status: InPersonStatus }, { seat }: { seat: Seat }): boolean {
  return seat === 'sold' && isInPersonPaid(status)
}
