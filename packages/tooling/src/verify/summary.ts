import type { Options } from './options.ts'
import type { Check } from './run-check.ts'

type Engine = { name: string; remedy: string; isHere: () => boolean; left?: string }

/** Limits the minutes of `npm test` on two processor cores, and with `--all`. */
const MOST_MINUTES = { core: 12, all: 25 }

export function summaryOf(
  checks: readonly Check[],
  engines: readonly Engine[],
  minutes: number,
  { all }: Pick<Options, 'all'>,
): string[] {
  const sumOf = (count: 'passed' | 'failed'): number => checks.reduce((sum, check) => sum + check[count], 0)
  const most = all ? MOST_MINUTES.all : MOST_MINUTES.core
  const late = minutes > most ? `, LONGER than the ${most} minutes it may take` : ''
  return [
    ...checks.map(lineOf),
    ...checks.flatMap(({ name, warning }) => (warning ? [`\nWarning, ${name}: ${warning}`] : [])),
    ...engines
      .filter(({ isHere }) => !isHere())
      .map(
        ({ name, remedy, left = 'journeys' }) =>
          `\n!!! NO ${name.toUpperCase()}: its ${left} were NOT run. ${remedy} !!!`,
      ),
    ...(all ? [] : ['\nThe other journeys and engines, and the weights: npm test -- --all']),
    `\n${sumOf('passed')} passed, ${sumOf('failed')} failed, in ${minutes.toFixed(1)} minutes${late}`,
  ]
}

function lineOf({ name, passed, failed, seconds, note }: Check): string {
  const count = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`
  const line = `${failed > 0 ? '✗' : '✓'} ${name.padEnd(46)} ${count.padStart(24)} ${seconds.toFixed(1).padStart(7)} s`
  return note ? `${line}  (${note})` : line
}
