import { connectDatabase, type Queries } from '@hygiene/db'
import { PaymentType } from '@hygiene/domain'

const METHODS: Partial<Record<number, string>> = {
  [PaymentType.card]: 'CARD',
  [PaymentType.mobile]: 'MOBILE',
  [PaymentType.virtualAccount]: 'VIRTUAL_ACCOUNT',
  [PaymentType.transfer]: 'TRANSFER',
}

/**
 * Lets the sandbox know what seeded people have paid, so that it can give their money back, too; answers
 * how many were new to it. A payment no gateway has ever told us of is one of the seed.
 */
export async function tellSandbox(databaseUrl: string, sandboxUrl: string): Promise<number> {
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
  const paid = await db.payment.findMany({
    where: { status: { in: ['paid', 'paidAfterCancellation'] }, transactionId: null, paidAt: { not: null } },
    include: { member: { select: { name: true } } },
    orderBy: { paymentNo: 'asc' },
  })
  return paid.flatMap(({ paymentId, orderName, amountWon, paymentType, paidAt, member }) => {
    const payMethod = METHODS[paymentType]
    if (!payMethod || !paidAt) return []
    const payerName = member.name
    return [
      { paymentId, orderName, totalAmount: amountWon, payMethod, paidAt: paidAt.toISOString(), payerName },
    ]
  })
}
