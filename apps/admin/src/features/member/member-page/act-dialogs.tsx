import { useQueryClient } from '@tanstack/react-query'
import { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { readStaffMember } from '@hygiene/contracts/member/account/staff/read-staff-member'
import { LinkedLoginDialog } from '../../../shared/member-acts/linked-login-dialog.tsx'
import { VerifyDialog } from '../../../shared/member-acts/verify-dialog.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import type { MemberAct } from './member-acts.ts'
import type { MemberRecord } from './member-query.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'
import { UndoMergeDialog } from './undo-merge-dialog.tsx'

type ActDialogsProps = { act: MemberAct; record: MemberRecord; onClose: () => void }

/** The dialog of an act; what it changed is read again. */
export function ActDialogs({ act, record, onClose }: ActDialogsProps) {
  const queries = useQueryClient()
  const readAgain = () => {
    for (const { path } of [readStaffMember, listMemberTimeline])
      void queries.invalidateQueries({ queryKey: [path] })
  }
  const done = () => {
    readAgain()
    onClose()
  }
  if (act === 'sendNext') return <SendDialog record={record} onDone={done} onClose={onClose} />
  if (act === 'text') return <TextDialog record={record} onDone={done} onClose={onClose} />
  if (act === 'correct') return <CorrectDialog record={record} onDone={done} onClose={onClose} />
  if (act === 'merge') return <MergeDialog record={record} onDone={done} onClose={onClose} />
  if (act === 'undoMerge')
    return (
      record.merge && <UndoMergeDialog record={record} merge={record.merge} onDone={done} onClose={onClose} />
    )
  if (act === 'linkedLogin') return <LinkedLoginDialog member={record.member} onClose={onClose} />
  if (act === 'verify')
    return <VerifyDialog member={record.member} onVerified={readAgain} onClose={onClose} />
  return <AccountDialog act={act} record={record} onDone={done} onClose={onClose} />
}
