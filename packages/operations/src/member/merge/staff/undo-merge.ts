import { undoMerge as contract } from '@hygiene/contracts/member/merge/staff/undo-merge'
import { denied } from '@hygiene/domain/verdict'
import { memberActionReasonText } from '@hygiene/domain/staff/employee/member-action'
import { mergeUndoableUntil } from '@hygiene/domain/member/merge/merge'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { reopenAccount } from '../close-account.ts'
import { lockPair } from '../find-pair.ts'
import { findChanged, moveBack, movedRows } from '../move-rows.ts'

const NAMED = 3

/** Separates two merged accounts: exactly the moved rows go back. Later actions stay where they were made. */
export const undoMerge = operation(contract, async ({ db, input, actor: { employeeNo }, now, log }) => {
  const { mergeNo } = input
  const known = await db.memberMerge.findUnique({ where: { mergeNo } })
  if (!known) return denied('MERGE_NOT_FOUND')
  const { stayNo, closedNo, mergedAt } = known
  await lockPair(db, known)
  if (await db.mergeUndo.findUnique({ where: { mergeNo } })) return denied('MERGE_UNDONE')
  if (mergeUndoableUntil(mergedAt) <= now) return denied('MERGE_TOO_LATE')
  const isActive = await db.member.count({ where: { memberNo: stayNo, withdrawnAt: null } })
  if (isActive === 0) return denied('MERGE_MOVED_ON')

  const rows = movedRows.parse(known.moved)
  const changed = await findChanged(db, rows, stayNo)
  if (changed.length > 0) {
    const more = changed.length > NAMED ? ` 외 ${changed.length - NAMED}건` : ''
    return { ...denied('MERGE_ROWS_CHANGED'), about: changed.slice(0, NAMED).join(', ') + more }
  }
  await moveBack(db, rows, { from: stayNo, to: closedNo })
  await reopenAccount(db, known)
  const text = memberActionReasonText(input)
  await db.mergeUndo.create({ data: { mergeNo, employeeNo, text, undoneAt: now } })
  const memberNos = [stayNo, closedNo]
  log({ reason: text, memberNos })
  for (const memberNo of memberNos) await notifyPerson(db, 'mergeUndone', memberNo, memberNo, now)
  return { closedNo }
})
