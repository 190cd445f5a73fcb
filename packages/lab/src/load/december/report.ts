import { availableParallelism, loadavg } from 'node:os'
import { percentile } from '../percentile.ts'
import type { Truth } from './invariants.ts'
import { KINDS, type Played } from './plan.ts'
import type { Carried, Used } from './processes.ts'
import type { December } from './settings.ts'

const spread = (values: readonly number[]) =>
  [0.5, 0.9, 0.99, 1].map((share) => percentile(values, share)).join(' | ')

export function reportOf(
  december: December,
  { kinds, away, line, lateMs }: Played,
  { used, carried }: { used: readonly Used[]; carried: Carried },
  ready: readonly number[],
  truth: Truth,
): string {
  const { processes, front, seconds, watchers, recordsASecond, loginsASecond, wanted } = december
  const rows = KINDS.flatMap((kind) => {
    const { planned, answered, refused, turnedAway, gaveUp, broken, timesMs, awayMs } = kinds[kind]
    if (planned === 0) return []
    const all = `| ${kind} | ${planned} | ${answered} | ${refused} | ${turnedAway} | ${gaveUp} | ${broken} | ${spread(timesMs)} |`
    return awayMs.length === 0
      ? [all]
      : [all, `| ${kind}, one turning away | – | – | – | ${turnedAway} | – | – | ${spread(awayMs)} |`]
  })
  const inOrder = line.inOrder === null ? '–' : `${(line.inOrder * 100).toFixed(1)} %`
  return [
    `${processes} API processes, front ${front}, ${seconds} s: ${watchers} watching (${recordsASecond.toFixed(0)} records/s), ${(loginsASecond * 60).toFixed(0)} log-ins a minute (×10 in the middle third), ${wanted} at once for a venue`,
    `${availableParallelism()} cores, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}; milliseconds from the planned instant, all visits included`,
    '| call | planned | yes | no | turned away | gave up | broken | p50 | p90 | p99 | worst |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    `| /readyz | ${ready.length} | ${ready.length} | – | – | – | – | ${spread(ready)} |`,
    `turned away by ${JSON.stringify(away)}`,
    `generator late by p99 ${percentile(lateMs, 0.99)} ms, worst ${percentile(lateMs, 1)}`,
    `seconds of study acknowledged ${truth.acknowledgedSeconds.toFixed(0)}, in the database ${truth.creditedSeconds.toFixed(0)}; seats taken ${truth.seatsTaken}`,
    `places told ${line.notified}, further back than before ${line.movedBack}; the later arrival not answered before the earlier one in ${inOrder} of pairs`,
    `the database: ${carried.connections} connections, ${carried.commits} commits, ${carried.logMegabytes.toFixed(1)} MB of its log`,
    ...used.map(
      ({ name, cpuSeconds, megabytes }) =>
        `${name}: ${cpuSeconds.toFixed(1)} s of processor time, ${megabytes.toFixed(0)} MB`,
    ),
  ].join('\n')
}
