import type { Payment } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export interface DepositWanted {
  memberNo: number
  applicationNo: number
  amountWon: number
  createdAt: Date
  expiresAt: Date
}

export async function openAccount(db: Queries, wanted: DepositWanted): Promise<Payment> {
  const { expiresAt, applicationNo, ...order } = wanted
  return db.payment.create({
    data: {
      ...order,
      applicationNo,
      paymentId: `deposit${String(applicationNo).padStart(17, '0')}`,
      paymentType: 3,
      orderName: '식품위생교육',
      status: 'virtualAccountIssued',
      accountBank: 'NONGHYUP',
      accountNumber: '301-0123-4567-81',
      accountHolder: '모의상점',
      accountExpiresAt: expiresAt,
    },
  })
}
