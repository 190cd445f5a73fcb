import type { OnTrouble } from '@hygiene/db/each-in-transaction'
import { sentenceOf } from '@hygiene/db/describe-error'
import type { WorkerDeps } from '../deps.ts'

export function warnsOf({ warn }: WorkerDeps): OnTrouble {
  return (name, error) => warn(`${name}: ${sentenceOf(error)}`)
}
