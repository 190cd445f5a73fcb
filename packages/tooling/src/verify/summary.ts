import type { Check } from './run-check.ts'

/** What the machine may lack; `left`: what is not run then. */
type Engine = { name: string; remedy: string; isHere: () => boolean; left?: string }

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
      .map(
        ({ name, remedy, left = 'journeys' }) =>
          `\n!!! NO ${name.toUpperCase()}: its ${left} were NOT run. ${remedy} !!!`,
      ),
    `\n${sumOf('passed')} passed, ${sumOf('failed')} failed, in ${minutes.toFixed(1)} minutes${late}`,
  ]
}

function lineOf({ name, passed, failed, seconds, note }: Check): string {
  const count = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`
  const line = `${failed > 0 ? '✗' : '✓'} ${name.padEnd(46)} ${count.padStart(24)} ${seconds.toFixed(1).padStart(7)} s`
  return note ? `${line}  (${note})` : line
}
