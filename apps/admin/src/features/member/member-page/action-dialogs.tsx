import { useQueryClient } from '@tanstack/react-query'
import { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { readStaffMember } from '@hygiene/contracts/member/account/staff/read-staff-member'
import { LinkedLoginDialog } from '../../../shared/member-actions/linked-login-dialog.tsx'
import { VerifyDialog } from '../../../shared/member-actions/verify-dialog.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import type { MemberAction } from './member-actions.ts'
import type { MemberRecord } from './member-query.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { SendNextScreenDialog } from './send-next-screen-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'
import { UndoMergeDialog } from './undo-merge-dialog.tsx'

type ActionDialogsProps = { action: MemberAction; record: MemberRecord; onClose: () => void }

/** The dialog of an action; what it changed is read again. */
export function ActionDialogs({ action, record, onClose }: ActionDialogsProps) {
  const queries = useQueryClient()
  const readAgain = () => {
    for (const { path } of [readStaffMember, listMemberTimeline])
      void queries.invalidateQueries({ queryKey: [path] })
  }
  const done = () => {
    readAgain()
    onClose()
  }
  if (action === 'sendNext') return <SendNextScreenDialog record={record} onDone={done} onClose={onClose} />
  if (action === 'text') return <TextDialog record={record} onDone={done} onClose={onClose} />
  if (action === 'correct') return <CorrectDialog record={record} onDone={done} onClose={onClose} />
  if (action === 'merge') return <MergeDialog record={record} onDone={done} onClose={onClose} />
  if (action === 'undoMerge')
    return (
      record.merge && <UndoMergeDialog record={record} merge={record.merge} onDone={done} onClose={onClose} />
    )
  if (action === 'linkedLogin') return <LinkedLoginDialog member={record.member} onClose={onClose} />
  if (action === 'verify')
    return <VerifyDialog member={record.member} onVerified={readAgain} onClose={onClose} />
  return <AccountDialog action={action} record={record} onDone={done} onClose={onClose} />
}
