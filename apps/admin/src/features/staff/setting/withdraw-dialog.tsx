import { useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readSettings } from '@hygiene/contracts/staff/setting/read-settings'
import { withdrawSettings } from '@hygiene/contracts/staff/setting/withdraw-settings'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import type { Association } from '@hygiene/domain/association'
import { associationDifferences } from '@hygiene/domain/staff/setting/association-text'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { showAsked } from '../../../shared/change-dialog/show-asked.ts'

type WithdrawDialogProps = {
  version: EntityOf<typeof readSettings>['inForce']
  after: Association
  onClose: () => void
}

/** Asks that a version that has not begun never does. */
export function WithdrawDialog({ version, after, onClose }: WithdrawDialogProps) {
  const since = formatSeoulDateTime(new Date(version.startsAt))
  const send = useSend(withdrawSettings, {
    refresh: [readSettings],
    onDone: ({ approvalNo }) => {
      showAsked(approvalNo)
      onClose()
    },
    // The dialog itself shows the «no».
    onRefused: () => undefined,
  })
  return (
    <ChangeDialog
      title="협회 정보 예약 취소"
      about={`${since}에 시작할 버전`}
      headings={{ before: '예약한 버전', after: '취소한 뒤' }}
      rows={associationDifferences(version.association, after)}
      follows={[`${since}에 시작하지 않습니다.`]}
      reasons={APPROVAL_KINDS.changeSettings.reasons}
      verb="예약 취소"
      approval="changeSettings"
      isBusy={send.isPending}
      refusal={send.error?.message}
      onClose={onClose}
      onAsk={({ reasonCode, text }) => send.mutate({ versionNo: version.versionNo, reasonCode, text })}
    />
  )
}
