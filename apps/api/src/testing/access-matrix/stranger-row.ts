import type { Endpoint, RefusalOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { namedKeys } from './named-keys.ts'
import type { Records } from './records.ts'

export interface StrangerRow {
  contract: Endpoint
  expects: string
  input: (theirs: Records, own: Records) => Record<string, unknown>
  isForAll?: true
  /** Lists tables that a refused call may change: counted attempts, and challenges that a try uses up. */
  leaves?: readonly ('LoginThrottle' | 'PasskeyChallenge')[]
}

export function row<C extends Endpoint>(
  contract: C,
  expects: RefusalOf<C> | 'nothing',
  input: (theirs: Records, own: Records) => SentTo<C>,
  more: Pick<StrangerRow, 'isForAll' | 'leaves'> = {},
): StrangerRow {
  return { contract, expects, input, ...more }
}

export function guessed(theirs: string, own: string): string {
  if (theirs === own) return own
  return `${theirs.slice(0, -1)}${theirs.endsWith('A') ? 'B' : 'A'}`
}

export function keysAskedFor({ contract, input }: StrangerRow, theirs: Records, own: Records): string[] {
  const [asked, harmless] = [leavesOf(input(theirs, own)), leavesOf(input(own, own))]
  return namedKeys(contract).filter((key) => asked.get(key) !== harmless.get(key))
}

export function keysNobodyAsksFor(
  contracts: readonly Endpoint[],
  asked: readonly { contract: Endpoint; keys: readonly string[] }[],
): string[] {
  return contracts
    .filter(({ access }) => access === 'operator' || access === 'anyone')
    .flatMap((contract) => {
      const covered = new Set(asked.flatMap((one) => (one.contract === contract ? one.keys : [])))
      return namedKeys(contract)
        .filter((key) => !covered.has(key))
        .map((key) => `${contract.operation} ${key}`)
    })
}

function leavesOf(input: unknown, key = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof input === 'object' && input !== null) {
    for (const [name, value] of Object.entries(input)) {
      leavesOf(value, Array.isArray(input) ? key : name, found)
    }
  } else {
    found.set(key, `${found.get(key) ?? ''} ${String(input)}`)
  }
  return found
}
