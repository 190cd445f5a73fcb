import { type Alongside, type Payment, transaction } from '@hygiene/db'
import { allowed, type ApplicationNo, denied, seoulDay } from '@hygiene/domain'
import { settleDeposit } from '../payment/keep-deposit.ts'
import type { AboutPerson } from '../payment/close-payment-exception.ts'
import type { Asking } from './ask-gateway.ts'
import { type EnterRefusal, enterStaffPayment } from './enter-staff-payment.ts'

interface Settling {
  bankDepositNo: number
  /** What it pays; null: nothing here. */
  applicationNo: ApplicationNo | null
  text: string
  employeeNo: number
  alongside: AboutPerson
  /** Where it is about no person. */
  alone: Alongside
}

type Settled =
  | { allowed: true; payment: Payment | null }
  | { allowed: false; reason: EnterRefusal | 'DEPOSIT_NOT_FOUND' | 'DEPOSIT_SETTLED' }

/**
 * Staff are done with a deposit of a statement: it pays an application by the rules of money that staff enter, or nothing. That
 * it is settled and what it pays are one transaction, so that of two employees the second hears of the first.
 */
export async function settleBankDeposit(asking: Asking, wanted: Settling, now: Date): Promise<Settled> {
  const { bankDepositNo, applicationNo, text, employeeNo, alongside, alone } = wanted
  const deposit = await asking.db.bankDeposit.findUnique({ where: { bankDepositNo } })
  if (!deposit) return denied('DEPOSIT_NOT_FOUND')
  if (deposit.settledAt) return denied('DEPOSIT_SETTLED')
  if (applicationNo === null) {
    return transaction<Settled>(asking.db, async (db) => {
      const outcome = { paymentNo: null, employeeNo, text }
      if (!(await settleDeposit(db, bankDepositNo, outcome, now))) return denied('DEPOSIT_SETTLED')
      await alone(db)
      return { allowed: true, payment: null }
    })
  }
  const { amountWon, depositedAt } = deposit
  return enterStaffPayment(
    asking,
    {
      applicationNo,
      amountWon,
      text,
      employeeNo,
      alongside,
      receivedOn: seoulDay(depositedAt),
      async prove(db, { paymentNo }) {
        const isFirst = await settleDeposit(db, bankDepositNo, { paymentNo, employeeNo, text }, now)
        return isFirst ? allowed() : denied('DEPOSIT_SETTLED')
      },
    },
    now,
  )
}
