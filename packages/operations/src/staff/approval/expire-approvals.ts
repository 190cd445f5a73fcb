import type { PrismaClient } from '@hygiene/db/generated/client'
import { endApprovals } from './end-approval.ts'

export async function expireApprovals(db: PrismaClient, now: Date): Promise<number> {
  return endApprovals(db, { endsAt: { lte: now } }, { status: 'expired' }, now)
}
