import { setTimeout as sleep } from 'node:timers/promises'
import { Prisma } from '@hygiene/db'
import { sendNotice } from '@hygiene/testing/drive/signed-notice'
import { onDatabase, type Stage } from './stage.ts'

const SECRET = 'whsec_c2FuZGJveC13ZWJob29rLXNlY3JldA=='
const ANOTHER_SECRET = 'whsec_YW5vdGhlci1zZWNyZXQtYWx0b2dldGhlcg=='
const EVERY_MS = 400
const HOUR_MS = 3_600_000

/** An order that waits for its money, and any. */
const SOME = Prisma.sql`
  (SELECT "paymentId" FROM "Payment" WHERE "status" = 'ready' ORDER BY random() LIMIT 1)
  UNION ALL (SELECT "paymentId" FROM "Payment" ORDER BY random() LIMIT 1)`

let sent = 0

/** A notice of `paymentId` under a number of its own. */
const notice = (
  { api }: Stage,
  secret: string,
  paymentId: string,
  at = new Date(),
  type = 'Transaction.Paid',
) => sendNotice(api.origin, secret, { id: `lie_${process.pid}_${(sent += 1)}`, type, paymentId, at })

/**
 * Answers about payments are slow and six of ten are wrong; notices come that were never sent, and old ones again. Then the
 * gateway is honest and tells of the orders it lied about, as a vendor does after a disturbance.
 */
export async function lieFor(stage: Stage, minutes: number): Promise<void> {
  const wrong: string[] = []
  stage.liar.lie()
  const end = performance.now() + minutes * 60_000
  while (performance.now() < end) {
    // A machine that is busy elsewhere may leave a round without an answer; the next one comes.
    wrong.push(...(await bother(stage).catch(() => [])))
    await sleep(EVERY_MS)
  }
  stage.liar.beHonest()
  if (wrong.length > 0) throw new Error(`${wrong.length} forged or old notices were taken`)
  const lied = await onDatabase(stage, (db) =>
    db.payment.findMany({ where: { status: 'mismatched' }, select: { paymentId: true } }),
  )
  for (const { paymentId } of lied) await notice(stage, SECRET, paymentId)
}

/** Notices about some orders; answers with the statuses of those that should not have been taken. */
async function bother(stage: Stage): Promise<string[]> {
  const wrong: string[] = []
  const some = await onDatabase(stage, (db) => db.$queryRaw<{ paymentId: string }[]>(SOME))
  for (const { paymentId } of some) {
    const forged = await notice(stage, ANOTHER_SECRET, paymentId)
    const old = await notice(stage, SECRET, paymentId, new Date(Date.now() - HOUR_MS))
    for (const { status } of [forged, old]) if (status < 400) wrong.push(String(status))
    await notice(stage, SECRET, paymentId)
  }
  await notice(stage, SECRET, some[0]?.paymentId ?? '', new Date(), 'Transaction.Frozen')
  await notice(stage, SECRET, 'anotherShopsOrder')
  return wrong
}
