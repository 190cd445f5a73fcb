import { parseOrderNumber } from '../order/order-number.ts'

export interface DepositOrder {
  paymentNo: number
  orderNumber: string
  amountWon: number
  state: 'open' | 'paid' | 'ended'
  hasDeposit: boolean
  names: readonly string[]
  appliedAt: Date
}

export interface Deposit {
  depositedAt: Date
  amountWon: number
  depositor: string
  orderNumber: string | null
}

/** With `similar` and `otherSum` an employee chooses. No match pays anything: a bank's text proves no order. */
export type DepositMatch =
  | { kind: 'order' | 'name' | 'similar' | 'otherSum' | 'double'; order: DepositOrder }
  | { kind: 'several' | 'none'; order: null }

const NONE = { kind: 'none', order: null } as const
const LONGEST_GAP_MS = 7 * 86_400_000

/** Finds the order of a bank statement's row by its number, or by name and sum if these fit a single open order. */
export function matchDeposit(deposit: Deposit, orders: readonly DepositOrder[]): DepositMatch {
  const named = orders.find((order) => order.orderNumber === deposit.orderNumber)
  if (named) return byNumber(deposit, named)
  const ofSum = orders.filter(
    ({ amountWon, appliedAt }) => amountWon === deposit.amountWon && appliedAt <= deposit.depositedAt,
  )
  const open = ofSum.filter(({ state }) => state === 'open')
  const own = open.filter((order) => nameFits(deposit, order, isSameName))
  const [free, another] = own.filter(({ hasDeposit }) => !hasDeposit)
  if (free) return another ? { kind: 'several', order: null } : { kind: 'name', order: free }
  const [taken] = own
  if (taken) return { kind: 'double', order: taken }
  const paid = ofSum.find(({ state, ...order }) => state === 'paid' && nameFits(deposit, order, isSameName))
  if (paid) return { kind: 'double', order: paid }
  const similar = open.filter((order) => !order.hasDeposit && nameFits(deposit, order, isSimilarName))
  const [first, second] = similar
  if (!first) return NONE
  return second ? { kind: 'several', order: null } : { kind: 'similar', order: first }
}

export const paidAround = ({ depositedAt }: Pick<Deposit, 'depositedAt'>) => ({
  from: new Date(depositedAt.getTime() - LONGEST_GAP_MS),
  until: new Date(depositedAt.getTime() + LONGEST_GAP_MS),
})

function byNumber({ amountWon, depositedAt }: Deposit, order: DepositOrder): DepositMatch {
  if (order.state === 'paid' || (order.state === 'open' && order.hasDeposit)) return { kind: 'double', order }
  if (order.state === 'ended' || order.appliedAt > depositedAt) return NONE
  return { kind: order.amountWon === amountWon ? 'order' : 'otherSum', order }
}

type Fits = (one: string, other: string) => boolean

function nameFits({ depositor }: Deposit, { names }: Pick<DepositOrder, 'names'>, fits: Fits): boolean {
  const bare = bareName(depositor)
  return bare !== '' && names.some((name) => fits(bare, bareName(name)))
}

const isSameName: Fits = (one, other) => one === other
/** Allows for banks that truncate names and for people who add a word or a telephone number. */
const isSimilarName: Fits = (one, other) =>
  Math.min(one.length, other.length) >= 2 && (one.includes(other) || other.includes(one))

function bareName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/주식회사|유한회사|\(주\)|\(유\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

export function orderNumberIn(...texts: readonly string[]): string | null {
  for (const text of texts)
    for (const [found] of text.normalize('NFKC').matchAll(/(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g)) {
      const number = parseOrderNumber(found)
      if (number !== null) return number
    }
  return null
}
