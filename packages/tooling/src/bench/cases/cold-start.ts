import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from '../child.ts'
import { residentMegabytes } from '../cpu-time.ts'
import { type Finding, milliseconds } from '../finding.ts'
import { inTurn, median, medianRatio } from '../in-turn.ts'
import { API_ENTRY, apiSettings, type BenchTown } from '../town.ts'

const HELLO_ENTRY = 'packages/tooling/src/bench/floor/hello.ts'

interface Start {
  ms: number
  megabytes: number | null
}

/** From the start of the process to the first accepted connection, with and without Node's compile cache. */
export async function benchColdStart(town: BenchTown): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-cold-'))
  try {
    const settings = apiSettings(town.databaseUrl, scratch)
    const cache = { NODE_COMPILE_CACHE: join(scratch, 'compile') }
    const works = [
      () => begin(API_ENTRY, settings),
      () => begin(HELLO_ENTRY, {}),
      () => begin(API_ENTRY, { ...settings, ...cache }),
      () => begin(HELLO_ENTRY, cache),
    ]
    await inTurn(works, 1)
    const [plain = [], bare = [], cached = [], bareCached = []] = await inTurn(works)
    return [
      judgeStart('API to listening, from the sources', plain, bare, 260),
      judgeStart('API to listening, with a compile cache', cached, bareCached, 175),
      ...judgeMemory(plain, bare),
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

function judgeStart(
  what: string,
  ours: readonly Start[],
  floor: readonly Start[],
  atMostMs: number,
): Finding {
  const times = (starts: readonly Start[]): number[] => starts.map(({ ms }) => ms)
  return {
    what,
    ours: milliseconds(times(ours)),
    floor: milliseconds(times(floor)),
    ratio: `×${medianRatio(times(ours), times(floor)).toFixed(2)}`,
    target: `≤ ${atMostMs} ms`,
    isMet: median(times(ours)) <= atMostMs,
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
      target: '≤ 150 MB',
      isMet: median(sizes(ours)) <= 150,
    },
  ]
}
