import { enterStaffPayment as contract } from '@hygiene/contracts/money/settlement/staff/enter-staff-payment'
import { denied } from '@hygiene/domain/verdict'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { staffPaymentReasonLabel } from '@hygiene/domain/money/payment/staff-payment-text'
import { operation } from '../../../kit/operation.ts'
import { attachEvidence } from '../../../platform/file/attach-evidence.ts'
import { ASKS } from '../ask-gateway.ts'
import { enterMoney, findPayer } from '../enter-money.ts'

/** Enters money received outside the gateway; an evidence file is required. */
export const enterStaffPayment = operation(
  contract,
  { needs: ASKS, before: (call) => findPayer(call, call.input.applicationNo, call.input.receivedOn) },
  async ({ db, input, actor: { employeeNo }, now, prepared: { memberNo }, log }) => {
    const { applicationNo, amountWon, receivedOn, reasonCode, evidenceFileNo: fileNo } = input
    const text = `${staffPaymentReasonLabel[reasonCode]}: ${input.text}`.slice(0, 200)
    const money = { memberNo, applicationNo, amountWon, receivedOn, text, employeeNo }
    const entered = await enterMoney(db, money, now)
    if (!entered.allowed) return entered
    const { payment } = entered
    const { paymentNo } = payment
    const owner = { kind: 'payment', no: paymentNo } as const
    if (!(await attachEvidence(db, { employeeNo, owner, fileNo }))) return denied('FILE_NOT_FOUND')
    log({ reason: text, memberNos: [memberNo] })
    return { paymentNo, amountWon, orderNumber: orderNumber(payment) }
  },
)
