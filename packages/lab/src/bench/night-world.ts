import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { ONCE, WRITE_MEMBERS } from './admin-rows.ts'
import { writeInBulk } from './write-in-bulk.ts'

export interface NightWorld {
  orders: number
  from: Date
}

const DAYS = 8
const DAY_SECONDS = 86_000
const AT_ONCE = 100_000
const EVERY = 20_000
const KINDS = ['late', 'short', 'over', 'double', 'orphan', 'unknown'] as const

export const nightWorld = (orders: number, now: Date): NightWorld => ({
  orders,
  from: startOfSeoulDay(addSeoulDays(seoulDay(now), -DAYS)),
})

export function kindOf(no: number): (typeof KINDS)[number] | 'returned' | 'same' {
  return KINDS[no % EVERY] ?? (no % 100 === 50 ? 'returned' : 'same')
}

export const differencesOf = ({ orders }: NightWorld): number => Math.floor(orders / EVERY) * KINDS.length

const perDay = ({ orders }: NightWorld) => Math.ceil(orders / DAYS)

export function instantOf(world: NightWorld, no: number): number {
  const day = Math.floor((no - 1) / perDay(world))
  const second = Math.floor((((no - 1) % perDay(world)) * DAY_SECONDS) / perDay(world))
  return world.from.getTime() + (day * 86_400 + second) * 1000
}

const AT = `$3::timestamptz + (i - 1) / $4::int * interval '1 day'
  + (((i - 1) % $4::int)::bigint * ${DAY_SECONDS} / $4::int) * interval '1 second'`
const IS_LATE = `i % ${EVERY} = ${KINDS.indexOf('late')}`
const IS_RETURNED = `i % 100 = 50 AND i % ${EVERY} >= ${KINDS.length}`
const ORDERS = 'generate_series($1::int + 1, $1::int + $2::int) i'

const ROWS: readonly string[] = [
  `INSERT INTO "Application" ("applicationNo", "memberNo") SELECT i, 1 FROM ${ORDERS} WHERE $3::timestamptz IS NOT NULL AND $4::int > 0`,
  `INSERT INTO "Payment" ("paymentNo", "paymentId", "applicationNo", "memberNo", "paymentType", "orderName", "amountWon", "taxFreeWon",
          "status", "createdAt", "paidAt", "cancelledAt", "transactionId")
   SELECT i, 'night' || i, i, 1, CASE WHEN i % 5 = 0 THEN 3 ELSE 1 END, '기존 영업자 위생교육', 36000, 36000,
          (CASE WHEN ${IS_LATE} THEN 'ready' WHEN ${IS_RETURNED} THEN 'cancelled' ELSE 'paid' END)::"PaymentStatus", "at",
          CASE WHEN NOT (${IS_LATE}) THEN "at" END, CASE WHEN ${IS_RETURNED} THEN "at" END, 'tx-' || i
     FROM ${ORDERS}, LATERAL (SELECT ${AT} AS "at") "paid"`,
  `INSERT INTO "Refund" ("paymentNo", "amountWon", "reason", "status", "requestedAt", "sentAt", "doneAt")
   SELECT i, 36000, '취소', 'done', "at", "at", "at" FROM ${ORDERS}, LATERAL (SELECT ${AT} AS "at") "paid" WHERE ${IS_RETURNED}`,
  `INSERT INTO "PaymentEvent" ("paymentNo", "at", "kind", "status", "gatewayStatus", "amountWon")
   SELECT i, "at", 'heard', 'paid', 'PAID', 36000 FROM ${ORDERS}, LATERAL (SELECT ${AT} AS "at") "paid" WHERE i % 5 = 0 AND NOT (${IS_LATE})`,
]

export async function writeNightWorld(url: string, world: NightWorld): Promise<void> {
  await writeInBulk(url, async (client) => {
    for (const text of ONCE) await client.query(text)
    await client.query(WRITE_MEMBERS[0] ?? '', [0, 1])
    for (let from = 0; from < world.orders; from += AT_ONCE) {
      const values = [from, Math.min(AT_ONCE, world.orders - from), world.from, perDay(world)]
      for (const text of ROWS) await client.query(text, values)
    }
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
  })
}
