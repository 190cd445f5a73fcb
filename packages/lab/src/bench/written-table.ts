import type { Finding } from './finding.ts'

export interface BenchRun {
  bench: string
  measured: string
  findings: readonly Finding[]
}

/** Marks the generated part of `docs/performance.md`. Do not edit it by hand. */
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
