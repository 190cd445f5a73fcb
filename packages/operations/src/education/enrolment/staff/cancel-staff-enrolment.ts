import { cancelStaffEnrolment as contract } from '@hygiene/contracts/education/enrolment/staff/cancel-staff-enrolment'
import { denied } from '@hygiene/domain/verdict'
import { enrolmentSubject } from '@hygiene/domain/staff/audit-log/audit-subject'
import { cancelUnpaid } from '../../../in-person/enrolment/cancel-in-person.ts'
import { operation } from '../../../kit/operation.ts'
import { checkHolder } from '../../../money/payment/check-holder.ts'
import { refundByTerms } from '../../../money/refund/refund-by-terms.ts'
import { cancelOwn } from '../cancel-application.ts'
import { ownerOf } from './owner-of.ts'

/**
 * Cancels once; a repeated call changes nothing, also in the log. `refund` is the won to return for the paid order under the
 * terms.
 */
export const cancelStaffEnrolment = operation(
  contract,
  {
    needs: ['payment', 'REFUND_ACCOUNT_KEY'],
    before: async ({ db, input, payment }) => {
      const owner = await ownerOf(db, input)
      if (!owner) return denied('ENROLMENT_NOT_FOUND')
      const paid = await db.payment.findFirst({ where: { ...owner, status: 'paid' } })
      // Checks the record before the bank, so its refusal takes precedence.
      const holder = paid && (await checkHolder(payment, input.refundAccount))
      return { ...owner, paid, holder }
    },
  },
  async ({ db, input, now, prepared, REFUND_ACCOUNT_KEY: accountKey, log }) => {
    const { kind, number, reason, refundAccount } = input
    const { memberNo, paid, holder } = prepared
    log({ subject: enrolmentSubject(kind, number), memberNos: [memberNo] })
    const unpaid =
      kind === 'online'
        ? await cancelOwn(db, { memberNo, enrolmentNo: number }, now)
        : await cancelUnpaid(db, { memberNo, inPersonEnrolmentNo: number }, now)
    if (unpaid.allowed) {
      if (!unpaid.isNew) log(null)
      return { kind, number, refund: null }
    }
    if (unpaid.reason !== 'CANNOT_CANCEL_PAID') return denied(unpaid.reason)
    if (!paid || !holder) return denied('NOT_PAID_YET')
    if (!holder.allowed) return holder
    const { isHolderKnown } = holder
    const wanted = { memberNo, paymentNo: paid.paymentNo, reason, refundAccount, accountKey, isHolderKnown }
    const refunded = await refundByTerms(db, wanted, now)
    if (!refunded.allowed) return refunded
    if (!refunded.isNew) log(null)
    return { kind, number, refund: refunded.refund.amountWon }
  },
)
