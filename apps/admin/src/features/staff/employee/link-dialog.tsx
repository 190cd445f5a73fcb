import { useSend } from '@hygiene/client'
import { makeSetUpLink } from '@hygiene/contracts/staff/employee/make-set-up-link'
import { Button, Dialog, showToast } from '@hygiene/ui'
import { type Employee, setUpAddress, timeText } from './employee-text.ts'
import styles from './employees.module.css'

export function LinkDialog({
  employee: { employeeNo, name },
  onClose,
}: {
  employee: Employee
  onClose: () => void
}) {
  const send = useSend(makeSetUpLink, { refusedTitle: '설정 주소를 만들지 못했습니다' })
  const made = send.data
  const address = made ? setUpAddress(window.location.origin, made.setUpSecret) : ''

  async function copy() {
    await navigator.clipboard.writeText(address)
    showToast('주소를 복사했습니다.')
  }

  return (
    <Dialog
      isOpen
      title="설정 주소 만들기"
      size="small"
      onClose={onClose}
      actions={
        made ? (
          <Button onClick={() => void copy()}>주소 복사하기</Button>
        ) : (
          <Button busy={send.isPending} onClick={() => send.mutate({ employeeNo })}>
            주소 만들기
          </Button>
        )
      }
    >
      {made ? (
        <>
          <p>이 주소는 지금 한 번만 보입니다. {timeText(made.endsAt)}까지 쓸 수 있습니다.</p>
          <p className={styles.address}>{address}</p>
        </>
      ) : (
        <p>{name}님이 비밀번호를 정하는 주소를 만듭니다. 앞서 만든 주소는 쓸 수 없게 됩니다.</p>
      )}
    </Dialog>
  )
}
