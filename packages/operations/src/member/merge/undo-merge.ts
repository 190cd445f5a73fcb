import { type PrismaClient, transaction } from '@hygiene/db'
import { mergeUndoableUntil } from '@hygiene/domain'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { reopenAccount } from './close-account.ts'
import { lockPair } from './find-pair.ts'
import { findChanged, moveBack, movedRows } from './move-rows.ts'

interface Undoing {
  mergeNo: number
  employee: { employeeNo: number; ipAddress: string }
  text: string
}

type Undone =
  | { allowed: true; closedNo: number }
  | {
      allowed: false
      reason: 'MERGE_NOT_FOUND' | 'MERGE_UNDONE' | 'MERGE_TOO_LATE' | 'MERGE_MOVED_ON' | 'MERGE_ROWS_CHANGED'
      /** The records that cannot go back. */
      about?: string
    }

/** As many changed records as a sentence names. */
const NAMED = 3

/** Parts two accounts again: exactly the rows that moved go back. What the person did since stays where it was done. */
export async function undoMerge(
  client: PrismaClient,
  { mergeNo, employee, text }: Undoing,
  now: Date,
): Promise<Undone> {
  return transaction(client, async (db): Promise<Undone> => {
    const known = await db.memberMerge.findUnique({ where: { mergeNo } })
    if (!known) return { allowed: false, reason: 'MERGE_NOT_FOUND' }
    const { stayNo, closedNo, mergedAt } = known
    await lockPair(db, known)
    if (await db.mergeUndo.findUnique({ where: { mergeNo } }))
      return { allowed: false, reason: 'MERGE_UNDONE' }
    if (mergeUndoableUntil(mergedAt) <= now) return { allowed: false, reason: 'MERGE_TOO_LATE' }
    const isActive = await db.member.count({ where: { memberNo: stayNo, withdrawnAt: null } })
    if (isActive === 0) return { allowed: false, reason: 'MERGE_MOVED_ON' }

    const rows = movedRows.parse(known.moved)
    const changed = await findChanged(db, rows, stayNo)
    if (changed.length > 0) {
      const more = changed.length > NAMED ? ` 외 ${changed.length - NAMED}건` : ''
      return {
        allowed: false,
        reason: 'MERGE_ROWS_CHANGED',
        about: changed.slice(0, NAMED).join(', ') + more,
      }
    }
    await moveBack(db, rows, { from: stayNo, to: closedNo })
    await reopenAccount(db, known)
    const { employeeNo, ipAddress } = employee
    await db.mergeUndo.create({ data: { mergeNo, employeeNo, text, undoneAt: now } })
    const memberNos = [stayNo, closedNo]
    const action = { operation: 'undoMerge', subject: { kind: 'merge', no: mergeNo } } as const
    await writeAudit(db, { caller: employee, ...action, reason: text, ipAddress, now, memberNos })
    for (const memberNo of memberNos) await notifyPerson(db, 'mergeUndone', memberNo, memberNo, now)
    return { allowed: true, closedNo }
  })
}
