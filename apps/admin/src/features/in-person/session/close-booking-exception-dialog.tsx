import { useSend } from '@hygiene/client'
import { closeBookingException } from '@hygiene/contracts/in-person/check-in/staff/close-booking-exception'
import { DefinitionList, Dialog, NoticeBox, showToast } from '@hygiene/ui'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import type { RosterRow } from './roster-text.ts'
import styles from './sessions.module.css'

type CloseBookingExceptionDialogProps = {
  row: RosterRow
  onClose: () => void
  onDone: (row: RosterRow) => void
}

/** Closes cases that were settled by phone or bank transfer. It changes neither a booking nor money. */
export function CloseBookingExceptionDialog({ row, onClose, onDone }: CloseBookingExceptionDialogProps) {
  const send = useSend(closeBookingException, {
    refusedTitle: '확인을 마치지 못했습니다',
    onDone: (next) => {
      showToast('확인을 마쳤습니다.')
      onDone(next)
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="확인 마치기">
      <div className={styles.parts}>
        <DefinitionList
          items={[
            { term: '신청자', detail: `${row.name} (${row.phone})` },
            { term: '확인할 일', detail: row.exceptionText },
          ]}
        />
        <NoticeBox tone="warn" title="자리와 돈은 이 화면에서 움직이지 않습니다.">
          <p>환불이나 일정 변경을 먼저 끝낸 뒤에 확인을 마쳐주세요.</p>
        </NoticeBox>
        <ReasonForm
          label="처리한 내용"
          hint="예: 전화로 다른 회차로 바꾸어 드림. 처리 기록에만 남습니다."
          isBusy={send.isPending}
          onAsk={(reason) => send.mutate({ applicationNo: row.applicationNo, reason })}
        >
          확인 마치기
        </ReasonForm>
      </div>
    </Dialog>
  )
}
