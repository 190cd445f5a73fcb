import { listBankDeposits as contract } from '@hygiene/contracts/money/deposit/staff/list-bank-deposits'
import { Prisma } from '@hygiene/db/generated/client'
import { pick, table, typed } from '@hygiene/db/table'
import type { BankDepositState } from '@hygiene/domain/money/deposit/bank-deposit'
import { maskName } from '@hygiene/domain/member/account/masking'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { list } from '../../../kit/list.ts'

const d = table('BankDeposit', 'd')
const o = table('Payment', 'o')
const m = table('Member', 'm')
const p = table('Payment', 'p')
const e = table('Employee', 'e')

export const listBankDeposits = list(contract, {
  of: d,
  joins: Prisma.sql`LEFT JOIN ${o.$from} ON ${o.paymentNo} = ${d.matchedNo} LEFT JOIN ${m.$from} ON ${m.memberNo} = ${o.memberNo}
    LEFT JOIN ${p.$from} ON ${p.paymentNo} = ${d.paymentNo} LEFT JOIN ${e.$from} ON ${e.employeeNo} = ${d.employeeNo}`,
  key: d.bankDepositNo,
  columns: {
    state: typed<BankDepositState>`CASE WHEN ${d.settledAt} IS NULL THEN 'open' WHEN ${d.paymentNo} IS NULL THEN 'closed' ELSE 'paid' END`,
    employeeName: typed<string | null>`${e.name}`,
    ...pick(d, 'matchedNo', 'paymentNo'),
    ...pick(o, 'applicationNo', 'memberNo', 'orderName'),
    orderedAt: typed<Date | null>`${o.createdAt}`,
    memberName: typed<string | null>`${m.name}`,
    paidOrderAt: typed<Date | null>`${p.createdAt}`,
  },
  show: {
    order: ({ matchedNo, orderedAt, applicationNo, memberName, orderName }) =>
      matchedNo === null || orderedAt === null
        ? null
        : {
            orderNumber: orderNumber({ paymentNo: matchedNo, createdAt: orderedAt }),
            applicationNo,
            userName: maskName(memberName ?? ''),
            orderName,
          },
    paidOrderNumber: ({ paymentNo, paidOrderAt }) =>
      paymentNo === null || paidOrderAt === null ? null : orderNumber({ paymentNo, createdAt: paidOrderAt }),
  },
  filters: {
    state: {
      open: Prisma.sql`${d.settledAt} IS NULL`,
      paid: Prisma.sql`${d.paymentNo} IS NOT NULL`,
      closed: Prisma.sql`${d.settledAt} IS NOT NULL AND ${d.paymentNo} IS NULL`,
    },
    match: d.match,
  },
  search: (text) =>
    Prisma.sql`strpos(replace(${d.depositorName}, ' ', ''), ${text.replaceAll(/\s/g, '')}) = 1`,
})
