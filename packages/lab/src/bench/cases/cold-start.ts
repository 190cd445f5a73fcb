import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { bundleOf } from '@hygiene/tooling/bundled-programs'
import { type Child, startChild } from '../child.ts'
import { residentMegabytes } from '../cpu-time.ts'
import { TARGETS } from '../budgets.ts'
import { type Finding, milliseconds } from '../finding.ts'
import { inTurn, median, medianRatio } from '../in-turn.ts'
import { apiSettings, type BenchEnvironment } from '../environment.ts'

const API_BUNDLE = bundleOf('apps/api/src/main.ts')
const HELLO_ENTRY = 'packages/lab/src/bench/floor/hello.ts'

interface Start {
  ms: number
  megabytes: number | null
}

export async function startsInTurn(
  databaseUrl: string,
  scratch: string,
  env: Record<string, string>,
  rounds?: number,
): Promise<{ ours: Start[]; floor: Start[] }> {
  const settings = apiSettings(databaseUrl, scratch)
  const works = [() => begin(API_BUNDLE, { ...settings, ...env }), () => begin(HELLO_ENTRY, env)]
  await inTurn(works, 1)
  const [ours = [], floor = []] = await inTurn(works, rounds)
  return { ours, floor }
}

/** Measures from process start to the first accepted connection, with and without Node's compile cache. */
export async function benchColdStart({ databaseUrl }: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-cold-'))
  try {
    await buildPrograms()
    const cached = await startsInTurn(databaseUrl, scratch, { NODE_COMPILE_CACHE: join(scratch, 'compile') })
    const first = await startsInTurn(databaseUrl, scratch, { NODE_COMPILE_CACHE: '' })
    return [
      judgeStart('API to listening, with a compile cache', cached.ours, cached.floor),
      judgeStart('API to listening, without one', first.ours, first.floor),
      ...judgeMemory(cached.ours, cached.floor),
    ]
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function begin(entry: string, env: Record<string, string>): Promise<Start> {
  const child: Child = await startChild(entry, env)
  const megabytes = residentMegabytes(child.pid)
  await child.stop()
  return { ms: child.startedInMs, megabytes }
}

function judgeStart(what: string, ours: readonly Start[], floor: readonly Start[]): Finding {
  const times = (starts: readonly Start[]): number[] => starts.map(({ ms }) => ms)
  const ratio = medianRatio(times(ours), times(floor))
  return {
    what,
    ours: milliseconds(times(ours)),
    floor: milliseconds(times(floor)),
    ratio: `×${ratio.toFixed(2)}`,
    target: `≤ ×${TARGETS.startTimes}`,
    isMet: ratio <= TARGETS.startTimes,
  }
}

function judgeMemory(ours: readonly Start[], floor: readonly Start[]): Finding[] {
  const sizes = (starts: readonly Start[]): number[] => starts.flatMap(({ megabytes }) => megabytes ?? [])
  if (sizes(ours).length === 0) return []
  const ratio = medianRatio(sizes(ours), sizes(floor))
  return [
    {
      what: 'API at rest, resident',
      ours: `${Math.round(median(sizes(ours)))} MB`,
      floor: `${Math.round(median(sizes(floor)))} MB`,
      ratio: `×${ratio.toFixed(2)}`,
      target: `≤ ${TARGETS.restingMegabytes} MB`,
      isMet: median(sizes(ours)) <= TARGETS.restingMegabytes,
    },
  ]
}
