import { isReportedCentrally, Refused } from '@hygiene/client'
import type { RefusalName } from '@hygiene/contracts/refusals/table'

type Failed = { kind: 'failed'; message: string; refusal: RefusalName | null }

/** `notified` means that another part has informed the person. */
export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'notified' } | Failed

export class NotVerified extends Error {}

/** Rethrows errors that carry no sentence for the person. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'done', value: await work() }
  } catch (error) {
    if (isReportedCentrally(error)) return { kind: 'notified' }
    if (error instanceof Refused || error instanceof NotVerified) {
      const refusal = error instanceof Refused ? error.refusal : null
      return { kind: 'failed', message: error.message, refusal }
    }
    throw error
  }
}
