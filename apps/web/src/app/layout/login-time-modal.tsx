import { Button, Dialog } from '@hygiene/ui'
import type { HashModal } from '../router/use-hash-modal.ts'
import { minutesLeftText } from '../login/login-clock.ts'
import { extend } from '../login/extend-login.ts'

type LoginTimeModalProps = { modal: HashModal; secondsLeft: number }

export function LoginTimeModal({ modal, secondsLeft }: LoginTimeModalProps) {
  return (
    <Dialog
      isOpen={modal.isOpen}
      onClose={modal.close}
      title="로그인 유지 시간"
      size="small"
      actions={<Button onClick={() => void extend().then(modal.close)}>시간 연장</Button>}
    >
      <p>
        로그아웃까지 <strong>{minutesLeftText(secondsLeft)}</strong> 남았습니다.
      </p>
      <p>시간이 지나면 자동으로 로그아웃됩니다. 계속 이용하시려면 시간을 연장해주세요.</p>
    </Dialog>
  )
}
