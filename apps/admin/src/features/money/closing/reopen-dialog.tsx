import { type Refused, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { askReopenClosing } from '@hygiene/contracts/money/closing/staff/ask-reopen-closing'
import { readClosingDay } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { formatSeoulSentence } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { netWon } from '@hygiene/domain/money/closing/closing'
import { showToast } from '@hygiene/ui'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'

type Day = EntityOf<typeof readClosingDay>
type ReopenDialogProps = { day: Day; closing: NonNullable<Day['closing']>; onClose: () => void }

/** Requests that a second employee reopens a closed day. */
export function ReopenDialog({ day: { day, sums }, closing, onClose }: ReopenDialogProps) {
  const [refusal, setRefusal] = useState<string>()
  const send = useSend(askReopenClosing, {
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: () => {
      showToast('승인을 요청했습니다.')
      onClose()
    },
  })
  return (
    <ChangeDialog
      title="마감 다시 열기"
      about={formatSeoulSentence(day)}
      headings={{ before: '마감한 금액', after: '지금 금액' }}
      rows={[
        { label: '수납액', before: formatWon(closing.receivedWon), after: formatWon(sums.receivedWon) },
        { label: '환불액', before: formatWon(closing.refundedWon), after: formatWon(sums.refundedWon) },
        { label: '차액', before: formatWon(netWon(closing)), after: formatWon(netWon(sums)) },
      ]}
      follows={['이 날이 속한 달의 마감도 함께 열립니다.', '마감했던 금액은 기록으로 남습니다.']}
      reasons={APPROVAL_KINDS.reopenClosing.reasons}
      evidence="possible"
      verb="다시 열기"
      approval="reopenClosing"
      isBusy={send.isPending}
      refusal={refusal}
      onClose={onClose}
      onAsk={(asked) => send.mutate({ day, ...asked })}
    />
  )
}
