import { useSend } from '@hygiene/client'
import { undoMerge } from '@hygiene/contracts/member/merge/staff/undo-merge'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import {
  type MemberActionReason,
  memberActionReasonLabel,
} from '@hygiene/domain/staff/employee/member-action'
import { showToast } from '@hygiene/ui'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import type { MemberRecord } from './member-query.ts'

type Merge = NonNullable<MemberRecord['merge']>
type UndoMergeDialogProps = { record: MemberRecord; merge: Merge; onDone: () => void; onClose: () => void }

/** Restores an account that was merged into this one. */
export function UndoMergeDialog({ record, merge, onDone, onClose }: UndoMergeDialogProps) {
  const { memberNo, name, userId } = record.member
  const { mergeNo, closedNo, mergedAt } = merge
  const [refusal, setRefusal] = useState<string>()
  const send = useSend(undoMerge, {
    onRefused: ({ message }) => setRefusal(message),
    onDone: () => {
      showToast('합친 계정을 되돌렸습니다.')
      onDone()
    },
  })
  return (
    <ChangeDialog
      title="합친 계정 되돌리기"
      about={`${name} · ${userId}`}
      rows={[
        {
          label: `회원 ${closedNo}`,
          before: `${merge.userId}, ${formatSeoulDate(new Date(mergedAt))}에 회원 ${memberNo}과 합침`,
          after: '다시 따로 로그인함',
        },
        { label: '그때 옮긴 기록', before: `회원 ${memberNo}`, after: `회원 ${closedNo}` },
      ]}
      follows={[
        '합친 뒤에 한 신청과 문의는 지금 계정에 남습니다.',
        '합친 뒤에 상태가 바뀐 신청이나 결제가 있으면 되돌릴 수 없습니다.',
        '두 계정에 문자로 알립니다.',
      ]}
      reasons={memberActionReasonLabel}
      verb="되돌리기"
      isDanger
      isBusy={send.isPending}
      refusal={refusal}
      onAsk={({ reasonCode, text }) =>
        send.mutate({ mergeNo, reasonCode: reasonCode as MemberActionReason, text })
      }
      onClose={onClose}
    />
  )
}
