import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { createPaymentGateway, nightSide } from '@hygiene/gateways'
import { knownDeposits } from '@hygiene/operations/money/reconciliation/deposits-of'
import { reconcileNight } from '@hygiene/operations/money/reconciliation/reconcile-night'
import { contractClient, PASSWORD, type RunningSandbox, totpCode } from '@hygiene/testing'
import { say } from '@hygiene/tooling/step'
import type { PersonPaying } from './returned-people.ts'

interface Returned {
  db: PrismaClient
  sandbox: RunningSandbox
  origin: string
  open: readonly PersonPaying[]
  later: readonly PersonPaying[]
  refunded: PersonPaying
}

export async function judgeNights(world: Returned): Promise<string[]> {
  const { db, open, later, refunded } = world
  const first = await night(world, 1)
  const again = await night(world, 2)
  const exceptions = await db.reconciliationException.findMany()
  const found: string[] = []
  const expect = (isTrue: boolean, text: string): void => void (isTrue || found.push(text))
  for (const { paymentId } of later) {
    const its = exceptions.filter((one) => one.paymentId === paymentId)
    expect(
      its.length === 1 && its[0]?.kind === 'unknown',
      `${paymentId} is ${its.map(({ kind }) => kind).join() || 'no case'}`,
    )
  }
  const short = exceptions.filter((one) => one.paymentId === refunded.paymentId)
  expect(
    short.length === 1 && short[0]?.kind === 'short',
    `the money returned meanwhile is ${short.map(({ kind }) => kind).join() || 'no case'}`,
  )
  const paid = await db.payment.count({
    where: { paymentId: { in: open.map(({ paymentId }) => paymentId) }, status: 'paid' },
  })
  expect(
    paid === open.length,
    `${open.length - paid} of ${open.length} open orders paid meanwhile are not settled`,
  )
  expect(again.opened === 0, `the second night opened ${again.opened} cases`)
  const shown = await listAtAdmin(world)
  expect(shown === later.length, `the console sees ${shown} of ${later.length} payments without an order`)
  say(
    `  nights: ${first.seen} payments compared, ${first.opened} cases; again ${again.opened}; the console sees ${shown} without an order`,
  )
  return found
}

async function night({ db, sandbox }: Returned, days: number) {
  const at = new Date(startOfSeoulDay(addSeoulDays(seoulDay(new Date()), days)).getTime() + 190 * 60_000)
  const gateway = createPaymentGateway({
    apiSecret: 'sandbox-api-secret',
    storeId: 'store-sandbox',
    baseUrl: sandbox.origin,
  })
  const ports = { db, ...nightSide(gateway, { DEPLOYMENT: 'development' }), depositsOf: knownDeposits(db) }
  const run = await reconcileNight(ports, { holder: 'lab', now: () => at, isOver: () => false })
  if (!run?.finishedAt) throw new Error('The night did not end')
  return run
}

async function listAtAdmin({ origin }: Returned): Promise<number> {
  const client = contractClient(origin)
  const half = await client.call(staffLogin, { loginId: 'hoegye', password: PASSWORD })
  const proved = await client
    .as(half.entity.accessToken)
    .call(proveSecondFactor, { code: totpCode(new Date()) })
  const { unknown } = (await client.as(proved.entity.accessToken).call(listPaymentExceptions, {})).entity
  return unknown.length
}
