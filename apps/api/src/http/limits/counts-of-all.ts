import { callCountsIn } from '@hygiene/db/call-counts'
import { callCountsInRedis } from '@hygiene/gateways'
import type { Pool } from 'pg'
import type { ApiConfig } from '../../config.ts'
import type { AddCalls } from './shared-counts.ts'

export function commonCounts(
  { REDIS_URL }: Pick<ApiConfig, 'REDIS_URL'>,
  pool: Pool,
): { addCalls: AddCalls; close: () => void } {
  if (REDIS_URL === '') return { addCalls: callCountsIn(pool), close: () => {} }
  const { add, close } = callCountsInRedis(REDIS_URL)
  return { addCalls: add, close }
}
