import { receiveNotice as contract } from '@hygiene/contracts/money/payment/receive-notice'
import { NoticeRejected, type PaymentNotice, readNotice } from '@hygiene/gateways'
import { receiveNotice as receive } from '@hygiene/operations/money/payment/receive-notice'
import { type Call, implement } from '../../http/implement.ts'
import { holdsUnstorable } from '../../http/input.ts'
import { Breakage } from '../../http/refusal.ts'

/** Answers a signed notice at once. Unknown types and payments get 200, as the gateway asks. */
export const receiveNotice = implement(contract, async (call) => {
  const { paymentId, ...notice } = await verified(call)
  if (holdsUnstorable([paymentId, notice])) throw new Breakage(400)
  if (paymentId !== undefined) await receive(call.deps.db, { ...notice, paymentId }, call.now)
  return { received: true }
})

async function verified({ deps, rawBody, headers }: Call<typeof contract>): Promise<PaymentNotice> {
  try {
    return await readNotice(deps.config.PORTONE_WEBHOOK_SECRET.split(','), rawBody, headers)
  } catch (error) {
    if (error instanceof NoticeRejected) throw new Breakage(403)
    throw error
  }
}
