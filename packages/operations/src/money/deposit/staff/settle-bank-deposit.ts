import { settleBankDeposit as contract } from '@hygiene/contracts/money/deposit/staff/settle-bank-deposit'
import { denied } from '@hygiene/domain/verdict'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'
import { settleDeposit } from '../../payment/keep-deposit.ts'
import { ASKS } from '../../settlement/ask-gateway.ts'
import { enterMoney, findPayer } from '../../settlement/enter-money.ts'

/**
 * Settles a bank deposit: it pays an application under the rules of manually entered money, or pays nothing. Marking and paying
 * share one transaction, so a second simultaneous employee is refused.
 */
export const settleBankDeposit = operation(
  contract,
  {
    needs: ASKS,
    before: async (call) => {
      const { bankDepositNo, applicationNo } = call.input
      const deposit = await call.db.bankDeposit.findUnique({ where: { bankDepositNo } })
      if (!deposit) return denied('DEPOSIT_NOT_FOUND')
      if (deposit.settledAt) return denied('DEPOSIT_SETTLED')
      if (applicationNo === null) return { money: null }
      const receivedOn = seoulDay(deposit.depositedAt)
      const payer = await findPayer(call, applicationNo, receivedOn)
      if ('allowed' in payer) return payer
      return { money: { ...payer, applicationNo, amountWon: deposit.amountWon, receivedOn } }
    },
  },
  async ({ db, input, actor: { employeeNo }, now, prepared: { money }, log }) => {
    const { bankDepositNo } = input
    const text = `통장 입금 ${bankDepositNo}: ${input.text}`.slice(0, 200)
    const entered = money && (await enterMoney(db, { ...money, text, employeeNo }, now))
    if (entered?.allowed === false) return entered
    const payment = entered?.payment ?? null
    const outcome = { paymentNo: payment?.paymentNo ?? null, employeeNo, text }
    if (!(await settleDeposit(db, bankDepositNo, outcome, now))) return denied('DEPOSIT_SETTLED')
    log({ reason: input.text, memberNos: money ? [money.memberNo] : [] })
    return { orderNumber: payment && orderNumber(payment) }
  },
)
