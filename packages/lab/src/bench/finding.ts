import { median, medianRatio } from './in-turn.ts'
import type { Load } from './load.ts'

export interface Finding {
  what: string
  ours: string
  floor: string
  ratio: string
  target: string
  isMet: boolean
}

export interface RateTarget {
  what: string
  atLeast: number
  p99AtMost?: number
}

const rates = (loads: readonly Load[]): number[] => loads.map(({ perSecond }) => perSecond)
const slowest = (loads: readonly Load[]): number[] => loads.map(({ p99Ms }) => p99Ms)

export function judgeRate(target: RateTarget, ours: readonly Load[], floor: readonly Load[]): Finding {
  const ratio = medianRatio(rates(ours), rates(floor))
  const p99 = medianRatio(slowest(ours), slowest(floor))
  const { what, atLeast, p99AtMost } = target
  return {
    what,
    ours: describeLoads(ours),
    floor: describeLoads(floor),
    ratio: p99AtMost === undefined ? ratio.toFixed(2) : `${ratio.toFixed(2)}, p99 ×${p99.toFixed(1)}`,
    target:
      p99AtMost === undefined ? `≥ ${atLeast.toFixed(2)}` : `≥ ${atLeast.toFixed(2)}, p99 ≤ ×${p99AtMost}`,
    isMet: ratio >= atLeast && (p99AtMost === undefined || p99 <= p99AtMost),
  }
}

function describeLoads(loads: readonly Load[]): string {
  const of = (pick: (load: Load) => number): number => median(loads.map(pick))
  const cpu = loads.some(({ cpuMs }) => cpuMs === null) ? null : of(({ cpuMs }) => cpuMs ?? 0)
  const rate = Math.round(of(({ perSecond }) => perSecond)).toLocaleString('en')
  const later = Math.round(of(({ laterP99Ms }) => laterP99Ms))
  const delays = `p50 ${of(({ p50Ms }) => p50Ms)} ms, p99 ${of(({ p99Ms }) => p99Ms)} ms (later ${later})`
  return `${rate}/s, ${delays}${cpu === null ? '' : `, ${cpu.toFixed(3)} CPU ms`}`
}

export function milliseconds(values: readonly number[]): string {
  const value = median(values)
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
}

const TIMES_LONGER = 2

export function judgeTimes(
  what: string,
  ours: readonly number[],
  floor: readonly number[],
  said: string,
): Finding {
  const ratio = medianRatio(ours, floor)
  return {
    what,
    ours: milliseconds(ours),
    floor: said,
    ratio: `×${ratio.toFixed(2)}`,
    target: `≤ ×${TIMES_LONGER}`,
    isMet: ratio <= TIMES_LONGER,
  }
}

export function judgeMost(what: string, ours: readonly number[], mostMs: number): Finding {
  const isMet = median(ours) <= mostMs
  return { what, ours: milliseconds(ours), floor: '', ratio: '', target: `≤ ${mostMs} ms`, isMet }
}
