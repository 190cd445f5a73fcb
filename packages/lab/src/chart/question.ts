import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Cluster } from './cluster.ts'
import type { startIngress } from './ingress.ts'
import type { Managed } from './managed.ts'

export interface ChartRun {
  cluster: Cluster
  ingress: Awaited<ReturnType<typeof startIngress>>
  managed: Managed
  db: PrismaClient
  secret: (name: string) => string
  secrets: string
  places: { INGRESS: string; PROMETHEUS: string }
}

export type Check = readonly [what: string, ask: () => Promise<string>]

export function hold(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
