import type { MoneyParts } from '@hygiene/contracts/money/closing/staff/closing-shape'
import { readClosingMonth as contract } from '@hygiene/contracts/money/closing/staff/read-closing-month'
import { addSums, daysOfMonth, isMonthClosed, NO_SUMS } from '@hygiene/domain/money/closing/closing'
import { query } from '../../../kit/operation.ts'
import { readDays, shownDay } from '../closing-days.ts'

export const readClosingMonth = query(contract, async ({ db, input, now }) => {
  const read = await readDays(db, daysOfMonth(input.month), now)
  const money = read.map((one) => one.money)
  return {
    month: input.month,
    isClosed: isMonthClosed(read.map(({ state }) => ({ isClosed: state === 'closed' }))),
    sums: money.reduce((sum, { sums }) => addSums(sum, sums), NO_SUMS),
    methods: addParts(money.flatMap(({ methods }) => methods)),
    branches: addParts(money.flatMap(({ branches }) => branches)),
    courses: addParts(money.flatMap(({ courses }) => courses)),
    days: read.map(shownDay),
    asOf: now,
  }
})

type Part = MoneyParts['methods'][number]

function addParts(parts: readonly Part[]): Part[] {
  const byName = new Map<string, Part>()
  for (const part of parts) {
    const before = byName.get(part.name)
    byName.set(part.name, before ? { name: part.name, ...addSums(before, part) } : part)
  }
  return [...byName.values()].toSorted((one, other) => other.receivedWon - one.receivedWon)
}
