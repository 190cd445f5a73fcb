import { connectDatabase, type Queries } from '@hygiene/db/connect'
import type { Payment } from '@hygiene/db/generated/client'
import { PaymentType } from '@hygiene/domain/text'
import { SEEDED_TRANSACTION } from './seed-money.ts'

const METHODS: Partial<Record<number, string>> = {
  [PaymentType.card]: 'CARD',
  [PaymentType.mobile]: 'MOBILE',
  [PaymentType.virtualAccount]: 'VIRTUAL_ACCOUNT',
  [PaymentType.transfer]: 'TRANSFER',
}

export async function notifySandbox(databaseUrl: string, sandboxUrl: string): Promise<number> {
  const { db, close } = connectDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    const payments = await findSeeded(db)
    const response = await fetch(new URL('/control/payments', sandboxUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payments }),
    })
    if (!response.ok) throw new Error(`the sandbox answered ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { remembered: number }).remembered
  } finally {
    await close()
  }
}

async function findSeeded(db: Queries) {
  const seeded = await db.payment.findMany({
    where: {
      transactionId: { startsWith: SEEDED_TRANSACTION },
      OR: [
        { status: { in: ['paid', 'paidAfterCancellation'] }, paidAt: { not: null } },
        { status: 'virtualAccountIssued' },
      ],
    },
    include: { member: { select: { name: true } } },
    orderBy: { paymentNo: 'asc' },
  })
  return seeded.flatMap(({ member, ...payment }) => {
    const payMethod = METHODS[payment.paymentType]
    const state = stateOf(payment)
    if (!payMethod || !state) return []
    const { paymentId, orderName, amountWon } = payment
    const notified = {
      transactionId: payment.transactionId ?? undefined,
      taxFreeAmount: payment.taxFreeWon ?? 0,
    }
    return [
      {
        paymentId,
        orderName,
        totalAmount: amountWon,
        payMethod,
        payerName: member.name,
        ...notified,
        ...state,
      },
    ]
  })
}

function stateOf({ paidAt, accountNumber, accountExpiresAt, createdAt }: Payment) {
  if (paidAt) return { paidAt: paidAt.toISOString() }
  if (!accountNumber || !accountExpiresAt) return null
  return { accountNumber, issuedAt: createdAt.toISOString(), dueAt: accountExpiresAt.toISOString() }
}
