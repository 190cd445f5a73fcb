import type { Finding } from './finding.ts'

/** What one bench found, and when: a row is measured again without the others. */
export interface BenchRun {
  bench: string
  /** Day and load average before it, e.g. «2026-11-23, load 0.4». */
  measured: string
  findings: readonly Finding[]
}

/** The table of `docs/performance.md` stands between these lines; no hand edits it. */
const BEGIN = '<!-- Written by `pnpm bench --write`. -->'
const END = '<!-- End of what is written. -->'
const HEAD = [
  '| bench | measured | the job | ours | floor in the same run | ratio | target | met |',
  '|---|---|---|---|---|---|---|---|',
]

const rowOf = ({ bench, measured }: BenchRun, finding: Finding): string => {
  const { what, ours, floor, ratio, target, isMet } = finding
  const cells = [bench, measured, what, ours, floor, ratio, target, isMet ? 'yes' : '**no**']
  return `| ${cells.join(' | ')} |`
}

/**
 * The document with the rows of these runs. Rows of other benches stay, in the order of `benches`, where they are of the same
 * machine; figures of another one mean nothing beside these.
 */
export function writeRuns(
  document: string,
  machine: string,
  benches: readonly string[],
  runs: readonly BenchRun[],
): string {
  const begin = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`The lines «${BEGIN}» and «${END}» are missing.`)
  const before = document.slice(begin + BEGIN.length, end).split('\n')
  const kept = before.includes(machine) ? before.filter((line) => line.startsWith('| ')) : []
  const rows = benches.flatMap((bench) => {
    const run = runs.find((one) => one.bench === bench && one.findings.length > 0)
    return run
      ? run.findings.map((finding) => rowOf(run, finding))
      : kept.filter((line) => line.startsWith(`| ${bench} | `))
  })
  const table = ['', machine, '', ...HEAD, ...rows, ''].join('\n')
  return `${document.slice(0, begin)}${BEGIN}${table}${document.slice(end)}`
}
