import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { readFunnel } from '@hygiene/contracts/staff/statistics/read-funnel'

/** Of what a chart is drawn: days and conditions. */
export type ChartInput = SentTo<typeof readFunnel> & { from: string; to: string }
