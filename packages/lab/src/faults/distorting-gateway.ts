import { setTimeout as sleep } from 'node:timers/promises'
import { Prisma } from '@hygiene/db/generated/client'
import { sendNotice } from '@hygiene/testing/drive/signed-notice'
import type { Play } from './fault.ts'
import type { Stage } from './stage.ts'

const SECRET = 'whsec_c2FuZGJveC13ZWJob29rLXNlY3JldA=='
const ANOTHER_SECRET = 'whsec_YW5vdGhlci1zZWNyZXQtYWx0b2dldGhlcg=='
const EVERY_MS = 400
const HOUR_MS = 3_600_000

const SOME = Prisma.sql`
  (SELECT "paymentId" FROM "Payment" WHERE "status" = 'ready' ORDER BY random() LIMIT 2)
  UNION ALL (SELECT "paymentId" FROM "Payment" WHERE "paymentId" LIKE 'edu%' ORDER BY random() LIMIT 1)`

let sent = 0

async function notice(
  { api, faultyGateway }: Stage,
  what: string,
  { paymentId, secret = SECRET, at, type = 'Transaction.Paid' }: Notice,
): Promise<number> {
  const id = `lie_${process.pid}_${(sent += 1)}`
  const { status, body } = await sendNotice(api.origin, secret, { id, type, paymentId, at: at ?? new Date() })
  await body?.cancel()
  faultyGateway.count(`${what} (${status})`)
  return status
}

interface Notice {
  paymentId: string
  secret?: string
  at?: Date
  type?: string
}

export async function distortFor(stage: Stage, { minutes, pause }: Play): Promise<void> {
  let taken = 0
  stage.faultyGateway.distort()
  const end = performance.now() + minutes * 60_000
  while (performance.now() < end) {
    taken += await bother(stage).catch(() => 0)
    await sleep(EVERY_MS * pause)
  }
  stage.faultyGateway.beHonest()
  if (taken > 0) throw new Error(`${taken} forged or old notices were taken`)
}

async function bother(stage: Stage): Promise<number> {
  let taken = 0
  const some = await stage.db.$queryRaw<{ paymentId: string }[]>(SOME)
  for (const { paymentId } of some) {
    const forged = await notice(stage, 'a forged notice', { paymentId, secret: ANOTHER_SECRET })
    const at = new Date(Date.now() - HOUR_MS)
    const old = await notice(stage, 'an old notice', { paymentId, at })
    taken += [forged, old].filter((status) => status < 400).length
    await notice(stage, 'a notice of what is known', { paymentId })
  }
  const paymentId = some[0]?.paymentId ?? ''
  await notice(stage, 'a notice of an unknown type', { paymentId, type: 'Transaction.Frozen' })
  await notice(stage, "a notice of another shop's order", { paymentId: 'anotherShopsOrder' })
  return taken
}
