import { useSend } from '@hygiene/client'
import { listBlockedRanges } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'
import { unblockRange } from '@hygiene/contracts/staff/blocked-range/unblock-range'
import { Dialog, showToast } from '@hygiene/ui'
import styles from '../../../shared/ask-form/ask-form.module.css'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { type BlockedRange, rangeText } from './range-state.ts'

type UnblockDialogProps = { range: BlockedRange; onClose: () => void }

/** Asks why before it lets an address in again. */
export function UnblockDialog({ range: { rangeNo, cidr }, onClose }: UnblockDialogProps) {
  const send = useSend(unblockRange, {
    refusedTitle: '차단을 해제하지 못했습니다',
    refresh: [listBlockedRanges],
    onDone: () => {
      showToast('차단을 해제했습니다.')
      onClose()
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="차단 해제" size="small">
      <div className={styles.form}>
        <p>
          <strong>{rangeText(cidr)}</strong>에서 다시 접속할 수 있게 합니다.
        </p>
        <ReasonForm
          label="해제 사유"
          isBusy={send.isPending}
          onAsk={(reason) => send.mutate({ rangeNo, reason })}
        >
          차단 해제하기
        </ReasonForm>
      </div>
    </Dialog>
  )
}
