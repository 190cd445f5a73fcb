import { useSend } from '@hygiene/client'
import { closeDoorLink, readStaffSession } from '@hygiene/contracts'
import { Button, Dialog, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../asking/ask-form.tsx'
import { judgeReason } from '../../asking/judge-reason.ts'
import { doorName, type DoorLink } from './door-table.tsx'
import styles from './sessions.module.css'

type CloseDoorDialogProps = { link: DoorLink; onClose: () => void }

export function CloseDoorDialog({ link, onClose }: CloseDoorDialogProps) {
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ reason?: string }>({})
  const send = useSend(closeDoorLink, {
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
          <strong>{doorName(link)}</strong> 주소로는 더 이상 명단을 열 수 없습니다. 지금까지 찍은 출석 기록은
          그대로 남습니다.
        </p>
        <AskForm
          judge={() => judgeReason(reason, '닫는 사유를 2자 이상 입력해주세요.')}
          onWrong={setWrong}
          onAsk={() => {
            if (!send.isPending) send.mutate({ doorPassNo: link.doorPassNo, reason })
          }}
        >
          <TextField
            label="닫는 사유"
            name="reason"
            hint="예: 휴대전화 분실"
            maxLength={200}
            autoComplete="off"
            value={reason}
            error={wrong.reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" tone="danger" wide busy={send.isPending}>
            주소 닫기
          </Button>
        </AskForm>
      </div>
    </Dialog>
  )
}
