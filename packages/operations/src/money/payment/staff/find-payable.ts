import { findPayable as contract } from '@hygiene/contracts/money/payment/staff/find-payable'
import { denied } from '@hygiene/domain/verdict'
import { maskName } from '@hygiene/domain/member/account/masking'
import { PaymentType } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'
import { admitOrder } from '../admit-order.ts'

export const findPayable = operation(contract, async ({ db, input: { applicationNo }, now, log }) => {
  const application = await db.application.findUnique({ where: { applicationNo }, include: { member: true } })
  if (!application) return denied('ENROLMENT_NOT_FOUND')
  const { memberNo, member, createdAt } = application
  const admitted = await admitOrder(db, { memberNo, applicationNo, paymentType: PaymentType.admin }, now)
  if (!admitted.allowed) return admitted
  log({ memberNos: [memberNo] })
  return {
    ...admitted.payable,
    applicationNo,
    memberNo,
    userName: maskName(member.name),
    appliedOn: seoulDay(createdAt),
  }
})
