import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { isSlipFor, slipFactsOf, slipPayloadIn } from '@hygiene/domain/in-person/slip/freeze-slip'
import { mayHaveSlip } from '@hygiene/domain/in-person/slip/may-have-slip'
import { signSlip } from '@hygiene/gateways'
import { RECORD_PARTS } from './in-person-record.ts'

const SLIP_PARTS = {
  ...RECORD_PARTS,
  course: true,
  slip: true,
} as const satisfies Prisma.InPersonEnrolmentInclude

export type SlipRecord = Prisma.InPersonEnrolmentGetPayload<{ include: typeof SLIP_PARTS }> & {
  /** Is true for a paid record that has not ended without completion. */
  hasSlip: boolean
  /** Is false while a new slip for the session's current state is being drawn. */
  isSlipCurrent: boolean
}

export async function findSlipRecord(
  db: Queries,
  memberNo: number,
  inPersonEnrolmentNo: InPersonEnrolmentNo,
): Promise<SlipRecord | null> {
  const record = await db.inPersonEnrolment.findFirst({
    where: { inPersonEnrolmentNo, memberNo },
    include: SLIP_PARTS,
  })
  if (!record) return null
  const { booking, slip } = record
  const hasSlip = mayHaveSlip(record, booking)
  return { ...record, hasSlip, isSlipCurrent: slip !== null && isSlipFor(slip.frozen, booking.session) }
}

/** Returns the payload of the current slip. Until it is drawn, returns another signature of the same facts. */
export function currentSlipPayload(record: SlipRecord, signingKey: string): string {
  const { slip, isSlipCurrent, applicationNo, booking } = record
  const printed = isSlipCurrent ? slipPayloadIn(slip?.frozen) : null
  return printed ?? signSlip(signingKey, slipFactsOf(applicationNo, booking.session))
}
