import { type PrismaClient, transaction } from '@hygiene/db'
import { type Asking, requestApproval } from '../../staff/approval/request-approval.ts'
import { judgePair, type Pair } from './find-pair.ts'
import { mergeMembers } from './merge-members.ts'

/** Asks for two accounts to become one; a second person decides. */
export async function requestMerge(client: PrismaClient, pair: Pair, asking: Asking, now: Date) {
  return transaction(client, async (db) => {
    const judged = await judgePair(db, pair, now)
    return judged.allowed ? requestApproval(db, mergeMembers, pair, asking, now) : judged
  })
}
