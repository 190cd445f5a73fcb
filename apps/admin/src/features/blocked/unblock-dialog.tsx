import { useSend } from '@hygiene/client'
import { listBlockedRanges, unblockRange } from '@hygiene/contracts'
import { Button, Dialog, showToast, TextField } from '@hygiene/ui'
import { type FormEvent, useRef, useState } from 'react'
import { type BlockedRange, rangeWords } from './range-state.ts'
import styles from '../../asking/asking.module.css'

type UnblockDialogProps = { range: BlockedRange; onClose: () => void }

/** Asks why before it lets an address in again. */
export function UnblockDialog({ range: { rangeNo, cidr }, onClose }: UnblockDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const send = useSend(unblockRange, {
    refresh: [listBlockedRanges],
    onDone: () => {
      showToast('차단을 해제했습니다.')
      onClose()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim().length < 2) {
      setError('해제 사유를 2자 이상 입력해주세요.')
      field.current?.focus()
    } else if (!send.isPending) send.mutate({ rangeNo, reason })
  }

  return (
    <Dialog isOpen onClose={onClose} title="차단 해제" size="small">
      <form noValidate className={styles.form} onSubmit={submit}>
        <p>
          <strong>{rangeWords(cidr)}</strong>에서 다시 접속할 수 있게 합니다.
        </p>
        <TextField
          ref={field}
          label="해제 사유"
          maxLength={200}
          autoComplete="off"
          value={reason}
          error={error}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" wide busy={send.isPending}>
          차단 해제하기
        </Button>
      </form>
    </Dialog>
  )
}
