import { textAccount as contract } from '@hygiene/contracts/money/payment/text-account'
import { lockMember } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { isOverdue } from '@hygiene/domain/money/payment/account-term'
import { operation } from '../../kit/operation.ts'
import { textAsked } from '../../platform/message/text-asked.ts'

export const textAccount = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  await lockMember(db, memberNo)
  const { paymentId } = input
  const payment = await db.payment.findFirst({ where: { paymentId, memberNo } })
  if (!payment) return denied('PAYMENT_NOT_FOUND')
  if (payment.status !== 'virtualAccountIssued' || isOverdue(payment, now))
    return denied('NO_DEPOSIT_AWAITED')
  const texted = await textAsked(db, 'accountAsked', { memberNo, aboutNo: payment.paymentNo }, now)
  return texted.allowed ? { phoneEnd: texted.phone.slice(-4) } : texted
})
