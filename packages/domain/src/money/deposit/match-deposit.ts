import { parseOrderNumber } from '../order/order-number.ts'

/** An order beside which a deposit is set. */
export interface DepositOrder {
  paymentNo: number
  orderNumber: string
  amountWon: number
  /** `open`: it waits for its money. */
  state: 'open' | 'paid' | 'ended'
  /** Another deposit of a statement is matched with it. */
  hasDeposit: boolean
  /** Of the person and the places of business. */
  names: readonly string[]
  /** The person applied at this instant or before it. */
  appliedAt: Date
}

export interface Deposit {
  depositedAt: Date
  amountWon: number
  depositor: string
  /** An order number as it was found in the row; null: none. */
  orderNumber: string | null
}

/** `similar` and `otherSum`: an employee chooses. Nothing here pays: the words of a bank prove no order. */
export type DepositMatch =
  | { kind: 'order' | 'name' | 'similar' | 'otherSum' | 'double'; order: DepositOrder }
  | { kind: 'several' | 'none'; order: null }

const NONE = { kind: 'none', order: null } as const
const LONGEST_GAP_MS = 7 * 86_400_000

/** The order of a row of a bank statement: by its number, or by name and sum where these fit one open order alone. */
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

/** The instants between which a paid order may be that of a deposit. */
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
/** Banks cut names short and people add a word or a telephone. */
const isSimilarName: Fits = (one, other) =>
  Math.min(one.length, other.length) >= 2 && (one.includes(other) || other.includes(one))

/** A name as banks print it: without spaces, signs and forms of companies. */
function bareName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/주식회사|유한회사|\(주\)|\(유\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The order number in the texts of a row, in its printed form; null: none of ours. */
export function orderNumberIn(...texts: readonly string[]): string | null {
  for (const text of texts)
    for (const [found] of text.normalize('NFKC').matchAll(/(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g)) {
      const number = parseOrderNumber(found)
      if (number !== null) return number
    }
  return null
}
