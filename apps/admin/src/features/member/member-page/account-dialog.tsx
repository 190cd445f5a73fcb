import { useSend } from '@hygiene/client'
import { endMemberLogins } from '@hygiene/contracts/member/account/staff/end-member-logins'
import { unlockMember } from '@hygiene/contracts/member/account/staff/unlock-member'
import { wakeMember } from '@hygiene/contracts/member/account/staff/wake-member'
import { withdrawMember } from '@hygiene/contracts/member/account/staff/withdraw-member'
import {
  type MemberActionReason,
  memberActionReasonLabel,
} from '@hygiene/domain/staff/employee/member-action'
import { showToast } from '@hygiene/ui'
import { useState } from 'react'
import { CaseDialog } from '../../../shared/member-case/case-dialog.tsx'
import { type AskedChange, ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { type MemberAction, memberActionLabel } from './member-actions.ts'
import type { MemberRecord } from './member-query.ts'

type AccountAction = Extract<MemberAction, 'unlock' | 'wake' | 'endLogins' | 'withdraw'>
type AccountDialogProps = {
  action: AccountAction
  record: MemberRecord
  onDone: () => void
  onClose: () => void
}

const CONTRACT = {
  unlock: unlockMember,
  wake: wakeMember,
  endLogins: endMemberLogins,
  withdraw: withdrawMember,
} as const

const SAID: Record<
  AccountAction,
  { row: [string, string, string]; follows: readonly string[]; verb: string; done: string }
> = {
  unlock: {
    row: ['로그인', '잠김', '바로 다시 할 수 있음'],
    follows: ['회원에게 잠금을 풀었다고 문자로 알립니다.'],
    verb: '잠금 풀기',
    done: '로그인 잠금을 풀었습니다.',
  },
  wake: {
    row: ['계정', '휴면', '정상'],
    follows: ['오늘 쓴 것으로 보아 휴면 기간을 다시 셉니다.', '회원에게 문자로 알립니다.'],
    verb: '휴면 풀기',
    done: '휴면을 풀었습니다.',
  },
  endLogins: {
    row: ['접속', '접속 중', '모두 끝남'],
    follows: ['보고 있던 강의와 화면이 끝나고 다시 로그인해야 합니다.', '회원에게 문자로 알립니다.'],
    verb: '접속 끝내기',
    done: '접속 중인 로그인을 모두 끝냈습니다.',
  },
  withdraw: {
    row: ['회원', '가입', '탈퇴'],
    follows: [
      '이름, 연락처, 주소를 지우고 로그인을 끝냅니다. 되돌릴 수 없습니다.',
      '수료와 결제 기록은 법에서 정한 동안 남습니다.',
      '듣고 있는 교육이나 돌려드릴 돈이 있으면 탈퇴되지 않습니다.',
    ],
    verb: '탈퇴 처리하기',
    done: '탈퇴를 처리했습니다.',
  },
}

export function AccountDialog({ action, record, onDone, onClose }: AccountDialogProps) {
  const { memberNo, name, userId } = record.member
  const [asked, setAsked] = useState<AskedChange | null>(null)
  const { row, follows, verb, done } = SAID[action]
  const [label, before, after] = row
  const send = useSend(CONTRACT[action], {
    onDone: () => {
      showToast(done)
      onDone()
    },
    onRefused: ({ refusal }) => {
      if (refusal !== 'MEMBER_CASE_REQUIRED') setAsked(null)
    },
  })
  const needsCase = asked !== null && send.error !== null
  const perform = ({ reasonCode, text }: AskedChange) =>
    send.mutate({ memberNo, reasonCode: reasonCode as MemberActionReason, text })

  if (needsCase)
    return <CaseDialog memberNo={memberNo} onClose={() => setAsked(null)} onOpened={() => perform(asked)} />
  return (
    <ChangeDialog
      title={memberActionLabel[action]}
      about={`${name} · ${userId}`}
      rows={[{ label, before, after }]}
      follows={follows}
      reasons={memberActionReasonLabel}
      verb={verb}
      isDanger={action === 'withdraw'}
      isBusy={send.isPending}
      refusal={send.error?.message}
      onAsk={(change) => {
        setAsked(change)
        perform(change)
      }}
      onClose={onClose}
    />
  )
}
