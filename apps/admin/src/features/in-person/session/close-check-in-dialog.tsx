import { useSend } from '@hygiene/client'
import { closeCheckInLink } from '@hygiene/contracts/in-person/check-in/staff/close-check-in-link'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { Dialog, showToast } from '@hygiene/ui'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { type CheckInLink, checkInName } from './check-in-text.ts'
import styles from './sessions.module.css'

type CloseCheckInDialogProps = { link: CheckInLink; onClose: () => void }

export function CloseCheckInDialog({ link, onClose }: CloseCheckInDialogProps) {
  const send = useSend(closeCheckInLink, {
    refusedTitle: '주소를 닫지 못했습니다',
    refresh: [readStaffSession],
    onDone: () => {
      showToast('주소를 닫았습니다.')
      onClose()
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="출석 확인 주소 닫기" size="small">
      <div className={styles.parts}>
        <p>
          <strong>{checkInName(link)}</strong> 주소로는 더 이상 명단을 열 수 없습니다. 지금까지 찍은 출석
          기록은 그대로 남습니다.
        </p>
        <ReasonForm
          label="닫는 사유"
          hint="예: 휴대전화 분실"
          tone="danger"
          isBusy={send.isPending}
          onAsk={(reason) => send.mutate({ checkInPassNo: link.checkInPassNo, reason })}
        >
          주소 닫기
        </ReasonForm>
      </div>
    </Dialog>
  )
}
