import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import type { Line } from './line.ts'
import type { Lines, Stage } from './stage.ts'

const SILENT_MS = 4_000
const BETWEEN_MS = 1_000
const RESET_MS = 2_500

/** First nothing arrives, then all is held back no longer; then every connection is ended, and none can be made. */
async function cutTwice(line: Line | undefined): Promise<void> {
  if (!line) return
  line.cut('silent')
  await sleep(SILENT_MS)
  line.correct()
  await sleep(BETWEEN_MS)
  line.cut('reset')
  await sleep(RESET_MS)
  line.correct()
}

const cutBetween = (who: 'api' | 'worker', what: keyof Lines): Fault['strike'] => {
  return (stage: Stage) => cutTwice(stage[who].lines[what])
}

export const LINE_FAULTS: readonly Fault[] = [
  { name: 'cut: clients–API', strike: ({ api }) => cutTwice(api.front) },
  { name: 'cut: API–PostgreSQL', strike: cutBetween('api', 'database') },
  { name: 'cut: worker–PostgreSQL', strike: cutBetween('worker', 'database') },
  { name: 'cut: API–Redis', strike: cutBetween('api', 'redis') },
  { name: 'cut: worker–Redis', strike: cutBetween('worker', 'redis') },
  { name: 'cut: API–gateway', strike: cutBetween('api', 'gateway') },
  { name: 'cut: worker–gateway', strike: cutBetween('worker', 'gateway') },
  { name: 'cut: worker–text messages', strike: cutBetween('worker', 'texts') },
]

/** The last ones: from the first of them on files are in a bucket. */
export const STORAGE_LINE_FAULTS: readonly Fault[] = (['api', 'worker'] as const).map((who) => ({
  name: `cut: ${who === 'api' ? 'API' : 'worker'}–bucket`,
  prepare: async (stage) => {
    if (!stage[who].lines.storage) await stage.moveToBucket()
  },
  strike: (stage) => cutTwice(stage[who].lines.storage),
}))
