import { useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { closeDay } from '@hygiene/contracts/money/closing/staff/close-day'
import { readClosingDay } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { formatWon, netWon } from '@hygiene/domain'
import { Button, showToast, TextField } from '@hygiene/ui'
import { type FormEvent, useRef, useState } from 'react'
import styles from './closings.module.css'

type CloseFormProps = { day: EntityOf<typeof readClosingDay>; onDone: () => void }

/** Closes a day that is over; what differs without an explanation of its own needs words. */
export function CloseForm({ day: { day, sums, unexplained }, onDone }: CloseFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const send = useSend(closeDay, {
    refusedTitle: '마감하지 못했습니다',
    refresh: [readClosingDay],
    onDone: () => {
      showToast('마감했습니다.')
      onDone()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const isMissing = unexplained > 0 && text.trim().length < 2
    setError(isMissing ? '차이를 2자 이상 설명해주세요.' : undefined)
    if (isMissing) return field.current?.focus()
    if (!send.isPending) send.mutate({ day, seen: sums, text: text.trim() })
  }
  return (
    <form method="post" noValidate className={styles.close} onSubmit={submit}>
      {unexplained > 0 && (
        <TextField
          ref={field}
          label="차이 설명"
          name="text"
          hint="마감 기록에 남습니다. 사람 이름이나 번호는 적지 마세요."
          maxLength={200}
          autoComplete="off"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <p>마감 금액은 {formatWon(netWon(sums))}입니다. 다시 열려면 다른 직원의 승인이 필요합니다.</p>
      <Button type="submit" busy={send.isPending}>
        마감하기
      </Button>
    </form>
  )
}
