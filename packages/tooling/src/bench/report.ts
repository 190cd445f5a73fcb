import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { say } from '../launcher/step.ts'
import type { Finding } from './finding.ts'

/** The machine a figure belongs to; another one has other figures, and hopefully the same ratios. */
export function describeMachine(): string {
  const gibibytes = Math.round(totalmem() / 2 ** 30)
  const [load = 0] = loadavg()
  const model = cpus()[0]?.model ?? 'unknown processor'
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${availableParallelism()} cores (${model}), ${gibibytes} GiB, Node ${process.versions.node}, load before ${load.toFixed(1)}`
}

export function sayFinding(finding: Finding): void {
  const { what, ours, floor, ratio, target, isMet } = finding
  say(`  ${isMet ? 'met   ' : 'MISSED'} ${what}`)
  say(`         ours ${ours}${floor === '' ? '' : ` | floor ${floor}`}`)
  say(`         ${ratio === '' ? '' : `ratio ${ratio} | `}target ${target}`)
}

/** The table as `docs/performance.md` keeps it. */
export function sayTable(findings: readonly Finding[]): void {
  say('\n| the job | ours | floor in the same run | ratio | target | met |\n|---|---|---|---|---|---|')
  for (const { what, ours, floor, ratio, target, isMet } of findings) {
    say(`| ${what} | ${ours} | ${floor} | ${ratio} | ${target} | ${isMet ? 'yes' : '**no**'} |`)
  }
}
