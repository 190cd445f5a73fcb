import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { listBankDeposits as contract } from '@hygiene/contracts/money/deposit/staff/list-bank-deposits'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { BankDepositMatch, BankDepositState } from '@hygiene/domain/money/deposit/bank-deposit'
import { maskName } from '@hygiene/domain/member/account/masking'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { operation } from '../../../kit/operation.ts'

interface Row {
  bankDepositNo: number
  depositedAt: Date
  amountWon: number
  depositorName: string
  accountEnd: string
  match: BankDepositMatch
  state: BankDepositState
  text: string
  employeeName: string | null
  matchedNo: number | null
  orderedAt: Date | null
  applicationNo: number | null
  memberNo: number | null
  memberName: string | null
  orderName: string | null
  paymentNo: number | null
  paidOrderAt: Date | null
}

const KEYSET: Keyset<'depositedAt'> = {
  sorts: { depositedAt: { sql: Prisma.sql`d."depositedAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`d."bankDepositNo"`, type: 'int' },
}

const COLUMNS = Prisma.sql`
  d."bankDepositNo", d."depositedAt", d."amountWon", d."depositorName", d."accountEnd", d."match"::text, d."text", d."matchedNo",
  CASE WHEN d."settledAt" IS NULL THEN 'open' WHEN d."paymentNo" IS NULL THEN 'closed' ELSE 'paid' END AS "state",
  e."name" AS "employeeName", o."createdAt" AS "orderedAt", o."applicationNo", o."memberNo", o."orderName",
  m."name" AS "memberName", d."paymentNo", p."createdAt" AS "paidOrderAt"`
const FROM = Prisma.sql`"BankDeposit" d
  LEFT JOIN "Payment" o ON o."paymentNo" = d."matchedNo" LEFT JOIN "Member" m ON m."memberNo" = o."memberNo"
  LEFT JOIN "Payment" p ON p."paymentNo" = d."paymentNo" LEFT JOIN "Employee" e ON e."employeeNo" = d."employeeNo"`

export const listBankDeposits = operation(contract, async ({ db, input, now, log }) => {
  const asked = { columns: COLUMNS, from: FROM, where: conditions(input) }
  const { rows, ...page } = await readKeyset<Row, 'depositedAt'>(db, KEYSET, asked, input, now)
  log({ shown: rows.flatMap(({ memberNo }) => memberNo ?? []) })
  return { ...page, list: rows.map(shown) }
})

const STATES: Record<BankDepositState, Prisma.Sql> = {
  open: Prisma.sql`d."settledAt" IS NULL`,
  paid: Prisma.sql`d."paymentNo" IS NOT NULL`,
  closed: Prisma.sql`d."settledAt" IS NOT NULL AND d."paymentNo" IS NULL`,
}

function conditions({ filter, text }: InputOf<typeof contract>): Prisma.Sql[] {
  const typed = text.replaceAll(/\s/g, '')
  return [
    ...(filter.state ? [STATES[filter.state]] : []),
    ...(filter.match ? [Prisma.sql`d."match" = ${filter.match}::"BankDepositMatch"`] : []),
    ...(typed === '' ? [] : [Prisma.sql`strpos(replace(d."depositorName", ' ', ''), ${typed}) = 1`]),
  ]
}

function shown(row: Row) {
  const { matchedNo, orderedAt, applicationNo, memberName, orderName, paymentNo, paidOrderAt } = row
  const hasOrder = matchedNo !== null && orderedAt !== null && applicationNo !== null
  return {
    bankDepositNo: row.bankDepositNo,
    depositedAt: row.depositedAt,
    amountWon: row.amountWon,
    depositorName: maskName(row.depositorName),
    accountEnd: row.accountEnd,
    match: row.match,
    state: row.state,
    text: row.text,
    employeeName: row.employeeName,
    order: hasOrder
      ? {
          orderNumber: orderNumber({ paymentNo: matchedNo, createdAt: orderedAt }),
          applicationNo,
          userName: maskName(memberName ?? ''),
          orderName: orderName ?? '',
        }
      : null,
    paidOrderNumber:
      paymentNo === null || paidOrderAt === null ? null : orderNumber({ paymentNo, createdAt: paidOrderAt }),
  }
}
