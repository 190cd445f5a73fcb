import { useSend } from '@hygiene/client'
import { verifyMember } from '@hygiene/contracts/member/account/staff/verify-member'
import { Dialog, showToast } from '@hygiene/ui'
import styles from '../ask-form/ask-form.module.css'
import { ReasonForm } from '../ask-form/reason-form.tsx'
import type { MemberNamed } from './member-named.ts'

type VerifyDialogProps = {
  member: MemberNamed
  onVerified: () => void
  onClose: () => void
}

export function VerifyDialog({ member: { memberNo, name, userId }, onVerified, onClose }: VerifyDialogProps) {
  const send = useSend(verifyMember, {
    refusedTitle: '본인확인 처리를 하지 못했습니다',
    onDone: () => {
      showToast('본인확인을 처리했습니다.')
      onVerified()
      onClose()
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="본인확인 처리" size="small">
      <div className={styles.form}>
        <p>
          신분증으로 본인을 확인하신 뒤에만 처리해주세요. <strong>{`${name} (${userId})`}</strong> 회원이
          로그인할 수 있게 됩니다.
        </p>
        <ReasonForm
          label="확인한 방법"
          hint="예: 지회에서 주민등록증을 보고 확인"
          isBusy={send.isPending}
          onAsk={(reason) => send.mutate({ memberNo, reason })}
        >
          본인확인 처리하기
        </ReasonForm>
      </div>
    </Dialog>
  )
}
