import type { Finding } from './finding.ts'

/** What one bench found, and when: a row is measured again without the others. */
export interface BenchRun {
  bench: string
  /** Day and load average before it, e.g. «2026-11-23, load 0.4». */
  measured: string
  findings: readonly Finding[]
}

/** The figures of `docs/performance.md` stand between these lines; no hand edits them. */
const BEGIN = '<!-- Written by `pnpm bench --write`. -->'
const END = '<!-- End of what is written. -->'

function itemOf({ bench, measured }: BenchRun, finding: Finding): string {
  const { what, ours, floor, ratio, target, isMet } = finding
  const ratioAndTarget = [ratio, `target ${target}`].filter(Boolean).join(', ')
  return [
    `- **${bench}**: ${what}`,
    `  - ${ratioAndTarget}: ${isMet ? 'met' : '**missed**'} (${measured})`,
    `  - ours: ${ours}`,
    ...(floor ? [`  - floor in the same run: ${floor}`] : []),
  ].join('\n')
}

/**
 * The document with the figures of these runs. Figures of other benches stay, in the order of `benches`, where they are of the
 * same machine; figures of another one mean nothing beside these.
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
  const [head = '', ...before] = document
    .slice(begin + BEGIN.length, end)
    .trimEnd()
    .split('\n- **')
  const kept = head.split('\n').includes(machine) ? before.map((rest) => `- **${rest}`) : []
  const items = benches.flatMap((bench) => {
    const run = runs.find((one) => one.bench === bench && one.findings.length > 0)
    return run
      ? run.findings.map((finding) => itemOf(run, finding))
      : kept.filter((item) => item.startsWith(`- **${bench}**: `))
  })
  const list = ['', machine, '', ...items, ''].join('\n')
  return `${document.slice(0, begin)}${BEGIN}${list}${document.slice(end)}`
}
