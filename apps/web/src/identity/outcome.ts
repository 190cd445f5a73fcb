import { isToldCentrally, Refused } from '@hygiene/client'

/** `told`: the person has been told elsewhere. */
export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'told' } | { kind: 'failed'; message: string }

/** The provider's window did not end well; the message is for the person. */
export class NotVerified extends Error {}

/** What became of a verification: what is not a sentence for the person is thrown on. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'done', value: await work() }
  } catch (error) {
    if (isToldCentrally(error)) return { kind: 'told' }
    if (error instanceof Refused || error instanceof NotVerified) {
      return { kind: 'failed', message: error.message }
    }
    throw error
  }
}
