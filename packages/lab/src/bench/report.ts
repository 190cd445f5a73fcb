import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { say } from '@hygiene/tooling/step'
import type { Finding } from './finding.ts'

export function describeMachine(): string {
  const gibibytes = Math.round(totalmem() / 2 ** 30)
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${availableParallelism()} cores (${model}), ${gibibytes} GiB, Node ${process.versions.node}`
}

export function describeMoment(): string {
  const [load = 0] = loadavg()
  return `${new Date().toISOString().slice(0, 10)}, load ${load.toFixed(1)}`
}

export function sayFinding(finding: Finding): void {
  const { what, ours, floor, ratio, target, isMet } = finding
  say(`  ${isMet ? 'met   ' : 'MISSED'} ${what}`)
  say(`         ours ${ours}${floor === '' ? '' : ` | floor ${floor}`}`)
  say(`         ${ratio === '' ? '' : `ratio ${ratio} | `}target ${target}`)
}
