import { Broken, Refused } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'

type Payment = EntityOf<typeof confirmPayment>

export async function whatNext(ask: () => Promise<Pick<Payment, 'status'>>): Promise<'result' | 'back'> {
  try {
    const { status } = await ask()
    return status === 'ready' || status === 'cancelled' ? 'back' : 'result'
  } catch (error) {
    // The outcome is not known yet, so the result screen says so and asks again.
    if (error instanceof Broken || error instanceof Refused) return 'result'
    throw error
  }
}
