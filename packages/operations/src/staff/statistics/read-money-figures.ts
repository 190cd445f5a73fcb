import { readMoneyFigures as contract } from '@hygiene/contracts/staff/statistics/read-money-figures'
import { query } from '../../kit/operation.ts'
import { readWanted } from './read-wanted.ts'
import { sumFigures } from './sum-figures.ts'

export const readMoneyFigures = query(contract, async ({ input, actor, db, now }) => {
  const read = await readWanted(db, actor, input, now)
  if (!read.allowed) return read
  const [months, methods] = await Promise.all([
    sumFigures(read.wanted, 'money', ['month', 'part']),
    sumFigures(read.wanted, 'money', ['size', 'part']),
  ])
  return {
    months: [...new Set(months.map(({ month }) => month))].map((month) => ({
      month,
      ...sumsOf(months.filter((row) => row.month === month)),
    })),
    methods: [...new Set(methods.map(({ size }) => size))].map((paymentType) => ({
      paymentType,
      ...sumsOf(methods.filter((row) => row.size === paymentType)),
    })),
  }
})

function sumsOf(rows: readonly { part: string; counted: number; amount: number }[]) {
  const received = rows.find(({ part }) => part === 'received')
  const refunded = rows.find(({ part }) => part === 'refunded')
  return {
    receivedWon: received?.amount ?? 0,
    refundedWon: refunded?.amount ?? 0,
    received: received?.counted ?? 0,
    refunded: refunded?.counted ?? 0,
  }
}
