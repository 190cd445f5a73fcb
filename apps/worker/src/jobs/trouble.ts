import type { OnTrouble } from '@hygiene/db/each-in-transaction'
import { sentenceOf } from '@hygiene/db/describe-error'
import type { WorkerDeps } from '../deps.ts'

/** Trouble with one of many is written down; the next minute tries again. */
export function warnsOf({ warn }: WorkerDeps): OnTrouble {
  return (name, error) => warn(`${name}: ${sentenceOf(error)}`)
}
