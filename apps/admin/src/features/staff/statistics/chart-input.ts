import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { readFunnel } from '@hygiene/contracts/staff/statistics/read-funnel'

export type ChartInput = SentTo<typeof readFunnel> & { from: string; to: string }
