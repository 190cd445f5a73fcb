import { recordRefundTransfer as contract } from '@hygiene/contracts'
import { lockApplication, type Payment, type Refund, type Transaction } from '@hygiene/db'
import { concernActs, concernOf, judgeTransferDay, seoulDay } from '@hygiene/domain'
import { recordTransfer } from '@hygiene/operations/payment/record-transfer'
import { type Call, implement } from '../http/implement.ts'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { askGateway } from './ask-gateway.ts'

type TransferCall = Call<typeof contract>

/** A second click answers the transfer that is already there; the log says who wrote it down. */
export const recordRefundTransfer = implement(contract, async (call) => {
  const { input, deps, now, refuse } = call
  const known = await deps.db.payment.findUnique({ where: { paymentNo: input.paymentNo } })
  if (!known) throw refuse('PAYMENT_NOT_FOUND')
  const answer = await askGateway(deps, known, now)
  if (answer === 'unavailable') throw refuse('GATEWAY_NOT_ASKED')
  if (answer === 'underWay') throw refuse('REFUND_UNDER_WAY')

  const { refundNo, status, amountWon } = await deps.db.$transaction((db) => record(db, call, known))
  return { refundNo, status, amountWon, transferredOn: input.transferredOn }
})

async function record(
  db: Transaction,
  call: TransferCall,
  { applicationNo }: Pick<Payment, 'applicationNo'>,
): Promise<Refund> {
  const { input, caller, ipAddress, now, refuse } = call
  const { paymentNo, transferredOn, transferNote } = input
  // The gateway's notices wait here, too: what it has returned by itself nobody sends again.
  await lockApplication(db, applicationNo)

  const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: { orderBy: { refundNo: 'desc' } } },
  })
  const [last = null] = refunds
  if (last && isTheSame(last, call)) return last
  const acts = concernActs[concernOf({ status: payment.status, refund: last }, now)]
  if (last?.status === 'requested' || last?.status === 'sent') throw refuse('REFUND_UNDER_WAY')
  if (!last || payment.attention === null || !acts.includes('transfer')) throw refuse('NOTHING_TO_REFUND')
  const { amountWon, reason } = last
  if (input.amountWon !== amountWon) throw refuse('REFUND_AMOUNT_DIFFERS')
  const askedAt = refunds.at(-1)?.requestedAt ?? last.requestedAt
  if (!judgeTransferDay(transferredOn, { askedAt }, now).allowed) throw refuse('TRANSFER_DAY_WRONG')

  const action = `${contract.operation} ${paymentNo}`
  await writeAudit(db, {
    caller,
    action,
    reason: transferNote,
    ipAddress,
    now,
    memberNos: [payment.memberNo],
  })
  return recordTransfer(db, payment, { amountWon, reason, transferredOn, transferNote }, now)
}

function isTheSame({ transferredOn, transferNote }: Refund, { input }: TransferCall): boolean {
  if (!transferredOn) return false
  return seoulDay(transferredOn) === input.transferredOn && transferNote === input.transferNote
}
