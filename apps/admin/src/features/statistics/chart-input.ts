import type { readFunnel, SentTo } from '@hygiene/contracts'

/** Of what a chart is drawn: days and conditions. */
export type ChartInput = SentTo<typeof readFunnel> & { from: string; to: string }
