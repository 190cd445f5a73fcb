import type { PrismaClient } from '@hygiene/db'
import { say } from '../launcher/step.ts'
import type { Cluster } from './cluster.ts'
import { checkLifeOfPods } from './checks-life.ts'
import { checkPeople } from './checks-people.ts'
import { checkWalls } from './checks-walls.ts'
import type { startIngress } from './ingress.ts'
import type { Managed } from './managed.ts'

export interface Trial {
  cluster: Cluster
  ingress: Awaited<ReturnType<typeof startIngress>>
  managed: Managed
  db: PrismaClient
  /** Of the folder of secrets. */
  secret: (name: string) => string
  secrets: string
  places: { INGRESS: string; PROMETHEUS: string }
}
/** One question: what should hold, and what was found; throws where it does not hold. */
export type Check = readonly [what: string, ask: () => Promise<string>]

/** Asks everything, one after the other; the number of things that do not hold. */
export async function runChecks(trial: Trial): Promise<number> {
  let broken = 0
  for (const [what, ask] of [...checkPeople(trial), ...checkWalls(trial), ...checkLifeOfPods(trial)]) {
    const began = performance.now()
    try {
      say(`✓ ${what}: ${await ask()} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    } catch (error) {
      broken += 1
      say(`✗ ${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return broken
}

export function hold(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
