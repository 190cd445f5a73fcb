import { createHash } from 'node:crypto'
import type { BankDepositMatch } from '@hygiene/db/generated/client'
import {
  type Deposit,
  type DepositMatch,
  matchDeposit,
  orderNumberIn,
} from '@hygiene/domain/money/deposit/match-deposit'
import { formatWon } from '@hygiene/domain/money/payment/won'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { seoulInstant } from '@hygiene/domain/time/seoul-day'
import { findDepositOrders } from '../../../money/payment/deposit-orders.ts'
import { keepDeposit } from '../../../money/payment/keep-deposit.ts'
import type { Found, ImportRecords, ExistingRecord } from '../import-records.ts'

/** Matches bank deposits with open orders. A file confirms no payment; it only tells staff what to check. */
export const depositRows: ImportRecords = {
  kind: 'deposits',
  identity: ['at', 'time', 'amountWon', 'depositor', 'balanceWon'],
  async find(db, rows, { now }) {
    const deposits = rows.map(depositOf)
    const kept = await db.bankDeposit.findMany({
      where: { statementKey: { in: deposits.map(statementKey) } },
      select: { bankDepositNo: true, statementKey: true },
    })
    const existing = new Map(kept.map((one) => [one.statementKey, one.bankDepositNo]))
    const orders = await findDepositOrders(db, deposits)
    return rows.map((row, at): Found => {
      const deposit = deposits[at] ?? depositOf(row)
      const recordNo = existing.get(statementKey(deposit))
      if (recordNo !== undefined) return { is: { recordNo, values: row } }
      if (deposit.depositedAt > now) return { wrong: '아직 오지 않은 일시입니다.', column: 'at' }
      const match = matchDeposit(deposit, orders)
      if (match.order && match.kind !== 'double') match.order.hasDeposit = true
      return foundBy(match, row)
    })
  },
  async write(db, values, into, { head, now, found }) {
    const deposit = depositOf(values)
    const chosen = into !== null
    const belongs = found !== null && 'belongsTo' in found ? found.belongsTo : null
    const matchedNo = into?.recordNo ?? belongs?.recordNo ?? null
    const recordNo = await keepDeposit(
      db,
      {
        statementKey: statementKey(deposit),
        importNo: head.importNo,
        depositedAt: deposit.depositedAt,
        amountWon: deposit.amountWon,
        depositorName: deposit.depositor,
        memo: values.memo ?? '',
        accountEnd: (values.account ?? '').replaceAll(/\D/g, '').slice(-4),
        balanceWon: deposit.balance === '' ? null : BigInt(deposit.balance),
        matchedNo,
        match: chosen ? 'chosen' : ((belongs?.values.match ?? 'none') as BankDepositMatch),
      },
      now,
    )
    return { recordNo, memberNo: null }
  },
}

type KeptDeposit = Deposit & { balance: string }

function depositOf(row: ImportValues): KeptDeposit {
  const [day = '', time = '00:00:00'] = (row.at ?? '').split(' ')
  const clock = row.time ? row.time : time
  const minute = seoulInstant(day, clock.slice(0, 5))
  return {
    depositedAt: new Date(minute.getTime() + 1_000 * Number(clock.slice(6))),
    amountWon: Number(row.amountWon),
    depositor: row.depositor ?? '',
    orderNumber: orderNumberIn(row.orderNumber ?? '', row.memo ?? '', row.depositor ?? ''),
    balance: row.balanceWon ?? '',
  }
}

const statementKey = ({ depositedAt, amountWon, depositor, balance }: KeptDeposit): string =>
  createHash('sha256')
    .update(JSON.stringify([depositedAt.toISOString(), amountWon, depositor, balance]))
    .digest('hex')

function foundBy({ kind, order }: DepositMatch, row: ImportValues): Found {
  if (order === null) return { belongsTo: null, why: NO_ORDER[kind] }
  const { orderNumber, amountWon } = order
  if (kind === 'similar')
    return { closeTo: orderOf(order, 'name', row), why: `주문 ${orderNumber}의 이름과 비슷합니다.` }
  if (kind === 'otherSum')
    return {
      closeTo: orderOf(order, 'order', row),
      why: `주문 ${orderNumber}의 금액은 ${formatWon(amountWon)}입니다.`,
    }
  return { belongsTo: orderOf(order, kind, row), why: SENTENCES[kind](orderNumber) }
}

const NO_ORDER = {
  several: '맞는 주문이 여럿이라 고르지 않았습니다.',
  none: '기다리는 주문이 없습니다.',
} as const

const SENTENCES = {
  order: (number: string) => `주문 ${number}의 번호와 금액이 맞습니다.`,
  name: (number: string) => `주문 ${number}의 이름과 금액이 맞습니다.`,
  double: (number: string) => `주문 ${number}은 이미 결제되었거나 다른 입금이 있습니다.`,
} as const

const orderOf = (
  { paymentNo }: { paymentNo: number },
  match: BankDepositMatch,
  row: ImportValues,
): ExistingRecord => ({ recordNo: paymentNo, values: { ...row, match } })
