import { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import {
  EMPTY_LEDGER,
  type LedgerAccount,
  type LedgerBalances,
  ledgerOf,
  linesBetween,
} from '@hygiene/domain/money/ledger/ledger'
import { findLedgerOrders } from './find-ledger-orders.ts'

/** Names the action that moved the money; `opening` marks money from before the ledger began. */
export type LedgerCause =
  | 'settled'
  | 'entered'
  | 'refundBegun'
  | 'refundRefused'
  | 'refundTransferred'
  | 'opening'

/**
 * Posts the difference between the ledger of a locked order and its payment and refunds, in the action's transaction. A repeated
 * call posts nothing. Of two concurrent calls one fails on the unique posting number.
 */
export async function postLedger(
  db: Transaction,
  paymentNo: number,
  cause: LedgerCause,
  at: Date,
): Promise<void> {
  await postAll(db, [paymentNo], cause, at)
}

export async function postAll(
  db: Transaction,
  paymentNos: readonly number[],
  cause: LedgerCause,
  at: Date,
): Promise<void> {
  const orders = await findLedgerOrders(db, Prisma.sql`p."paymentNo" = ANY (${[...paymentNos]}::int[])`)
  if (orders.every(({ paidAt }) => paidAt === null)) return
  const sums = await sumsOf(db, paymentNos)
  const lines = orders.flatMap(({ paymentNo, ...order }) => {
    const { balances, postings } = sums.get(paymentNo) ?? { balances: EMPTY_LEDGER, postings: 0 }
    return linesBetween(balances, ledgerOf(order)).map((line) => ({
      ...line,
      paymentNo,
      posting: postings + 1,
    }))
  })
  if (lines.length > 0) await writeLines(db, lines, cause, at)
}

interface Line {
  paymentNo: number
  posting: number
  account: LedgerAccount
  amountWon: number
}

/** Passes one array parameter per column, because an opening writes thousands of lines. */
async function writeLines(
  db: Transaction,
  lines: readonly Line[],
  cause: LedgerCause,
  at: Date,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "LedgerEntry" ("paymentNo", "posting", "account", "amountWon", "cause", "at")
    SELECT l."paymentNo", l."posting", l."account"::"LedgerAccount", l."amountWon", ${cause}, ${at}
      FROM unnest(${lines.map(({ paymentNo }) => paymentNo)}::int[], ${lines.map(({ posting }) => posting)}::int[],
                  ${lines.map(({ account }) => account)}::text[], ${lines.map(({ amountWon }) => amountWon)}::int[])
        AS l ("paymentNo", "posting", "account", "amountWon")`
}

interface Sums {
  balances: LedgerBalances
  postings: number
}

async function sumsOf(db: Transaction, paymentNos: readonly number[]): Promise<Map<number, Sums>> {
  const rows = await db.$queryRaw<
    { paymentNo: number; account: LedgerAccount; amountWon: number; postings: number }[]
  >`SELECT "paymentNo", "account"::text AS "account", sum("amountWon")::int AS "amountWon", max("posting") AS "postings"
      FROM "LedgerEntry" WHERE "paymentNo" = ANY (${[...paymentNos]}::int[]) GROUP BY 1, 2`
  const sums = new Map<number, Sums>()
  for (const { paymentNo, account, amountWon, postings } of rows) {
    const one = sums.get(paymentNo) ?? { balances: EMPTY_LEDGER, postings: 0 }
    sums.set(paymentNo, {
      balances: { ...one.balances, [account]: amountWon },
      postings: Math.max(one.postings, postings),
    })
  }
  return sums
}
