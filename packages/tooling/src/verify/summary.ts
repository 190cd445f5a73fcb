import type { Check } from './run-check.ts'

type Engine = { name: string; remedy: string; isHere: () => boolean }

/** What the whole of `npm test` may take on two processor cores. */
const MOST_MINUTES = 25

/** The lines at the end of `npm test`: each check, what the machine lacks, and the sums. `seconds`: of all checks together. */
export function summaryOf(checks: readonly Check[], engines: readonly Engine[], seconds: number): string[] {
  const sumOf = (count: 'passed' | 'failed'): number => checks.reduce((sum, check) => sum + check[count], 0)
  const minutes = seconds / 60
  const late = minutes > MOST_MINUTES ? `, LONGER than the ${MOST_MINUTES} minutes it may take` : ''
  return [
    ...checks.map(lineOf),
    ...engines
      .filter(({ isHere }) => !isHere())
      .map(({ name, remedy }) => `\n!!! NO ${name.toUpperCase()}: its journeys were NOT run. ${remedy} !!!`),
    `\n${sumOf('passed')} passed, ${sumOf('failed')} failed, in ${minutes.toFixed(1)} minutes${late}`,
  ]
}

function lineOf({ name, passed, failed, seconds, note }: Check): string {
  const count = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`
  const line = `${failed > 0 ? '✗' : '✓'} ${name.padEnd(46)} ${count.padStart(24)} ${seconds.toFixed(1).padStart(7)} s`
  return note ? `${line}  (${note})` : line
}
