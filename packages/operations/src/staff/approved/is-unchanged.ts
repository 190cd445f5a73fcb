import type { Approval, Queries } from '@hygiene/db'
import { changeOf } from './approval-kinds.ts'

/** Is the record of a waiting request still the one it was asked for? Null once the request has ended. */
export async function isUnchanged(db: Queries, approval: Approval): Promise<boolean | null> {
  if (approval.status !== 'pending') return null
  const view = await changeOf(approval)?.load(db)
  return view?.fingerprint === approval.fingerprint
}
