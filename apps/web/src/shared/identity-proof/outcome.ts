import { isReportedCentrally, Refused } from '@hygiene/client'
import type { RefusalName } from '@hygiene/contracts/refusals/table'

type Failed = { kind: 'failed'; message: string; refusal: RefusalName | null }

/** `notified`: the person has been told elsewhere. */
export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'notified' } | Failed

/** The provider's window did not end well; the message is for the person. */
export class NotVerified extends Error {}

/** The outcome of a verification: an error that is not a sentence for the person is thrown on. */
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
