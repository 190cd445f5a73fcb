import { useSend } from '@hygiene/client'
import { sendNextScreen } from '@hygiene/contracts/member/account/staff/send-next-screen'
import { nextScreenText } from '@hygiene/domain/staff/employee/education-steps'
import { Button, Dialog, showToast } from '@hygiene/ui'
import { Send } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { MemberRecord } from './member-query.ts'
import styles from './member.module.css'

type SendDialogProps = { record: MemberRecord; onDone: () => void; onClose: () => void }

export function SendNextScreenDialog({ record: { member, steps }, onDone, onClose }: SendDialogProps) {
  const id = useId()
  const [step] = steps
  const screen = nextScreenText(step?.state ?? 'apply')
  const send = useSend(sendNextScreen, {
    refusedTitle: '링크를 보내지 못했습니다',
    onDone: (sent) => {
      showToast(`${sent.screen} 링크를 문자로 보냈습니다.`)
      onDone()
    },
  })
  // Focuses the send button, so that a dialog opened by a key is finished with Enter.
  useEffect(() => document.getElementById(id)?.focus(), [id])

  return (
    <Dialog
      isOpen
      size="small"
      title="다음 화면 링크 보내기"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            취소
          </Button>
          <Button
            id={id}
            busy={send.isPending}
            onClick={() =>
              send.mutate({
                memberNo: member.memberNo,
                enrolmentNo: step?.enrolmentNo ?? null,
                inPersonEnrolmentNo: step?.inPersonEnrolmentNo ?? null,
              })
            }
          >
            <Send aria-hidden />
            문자로 보내기
          </Button>
        </>
      }
    >
      <div className={styles.sending}>
        <p>
          <strong>{member.phone}</strong>로 «{screen}» 화면 주소를 보냅니다.
        </p>
        <p>회원이 주소를 눌러 로그인하면 바로 그 화면이 열립니다.</p>
      </div>
    </Dialog>
  )
}
