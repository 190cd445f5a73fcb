import { type OnTrouble, sentenceOf } from '@hygiene/db'
import type { WorkerDeps } from '../deps.ts'

/** Trouble with one of many is written down; the next minute tries again. */
export function warnsOf({ warn }: WorkerDeps): OnTrouble {
  return (name, error) => warn(`${name}: ${sentenceOf(error)}`)
}
