import { enrolmentSubject } from '@hygiene/domain'
import { cancelStaffEnrolment as contract } from '@hygiene/contracts/education/enrolment/staff/cancel-staff-enrolment'
import { type Alongside, transaction } from '@hygiene/db'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { cancelUnpaid } from '@hygiene/operations/in-person/enrolment/cancel-in-person'
import { cancelApplication } from '@hygiene/operations/education/enrolment/cancel-application'
import { Malformed } from '@hygiene/operations/kit/malformed'
import { refundByTerms } from '@hygiene/operations/money/refund/refund-by-terms'
import { type Call, implement } from '../../../http/implement.ts'
import { checkHolder } from '@hygiene/operations/money/payment/check-holder'
import { Breakage } from '../../../http/refusal.ts'
import { ownerOf } from '@hygiene/operations/education/enrolment/staff/owner-of'

type CancelCall = Call<typeof contract>

export const cancelStaffEnrolment = implement(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const { kind, number, reason } = input
  const owner = await ownerOf(deps.db, input)
  if (!owner) throw refuse('ENROLMENT_NOT_FOUND')
  const { memberNo, applicationNo } = owner
  const alongside: Alongside = (db) => {
    const action = { operation: contract.operation, subject: enrolmentSubject(kind, number), reason }
    return writeAudit(db, { caller, ...action, ipAddress, now, memberNos: [memberNo] })
  }

  const unpaid =
    kind === 'online'
      ? await cancelApplication(deps.db, { memberNo, enrolmentNo: number }, now, alongside)
      : await transaction(deps.db, async (db) => {
          const verdict = await cancelUnpaid(db, { memberNo, inPersonEnrolmentNo: number }, now)
          if (verdict.allowed) await alongside(db)
          return verdict
        })
  if (unpaid.allowed) return { kind, number, refund: null }
  if (unpaid.reason !== 'CANNOT_CANCEL_PAID') throw refuse(unpaid.reason)
  const refund = await refundPaid(call, { memberNo, applicationNo, alongside })
  return { kind, number, refund }
})

/** The won that go back by the terms, of the order that paid. */
async function refundPaid(
  { input, deps, now, refuse }: CancelCall,
  { memberNo, applicationNo, alongside }: { memberNo: number; applicationNo: number; alongside: Alongside },
): Promise<number> {
  const paid = await deps.db.payment.findFirst({ where: { applicationNo, memberNo, status: 'paid' } })
  if (!paid) throw refuse('NOT_PAID_YET')
  const { reason, refundAccount } = input
  const holder = await checkHolder(deps.payment, refundAccount)
  if (!holder.allowed) throw refuse(holder.reason)
  const accountKey = deps.config.REFUND_ACCOUNT_KEY
  const notified = { refundAccount, accountKey, isHolderKnown: holder.isHolderKnown }
  const wanted = { memberNo, paymentNo: paid.paymentNo, reason, ...notified }
  const refunded = await transaction(deps.db, async (db) => {
    const asked = await refundByTerms(db, wanted, now)
    if (asked.allowed && asked.isNew) await alongside(db)
    return asked
  }).catch((error: unknown) => {
    throw error instanceof Malformed ? new Breakage(400, error.fields) : error
  })
  if (refunded.allowed) return refunded.refund.amountWon
  throw refuse(refunded.reason)
}
