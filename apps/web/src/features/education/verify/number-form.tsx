import { Button, TextField } from '@hygiene/ui'
import { Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readNumber } from './read-number.ts'
import styles from './verify.module.css'

/** Accepts the printed number in lower case, with spaces, and with O for 0 or I for 1. */
export function NumberForm({ typed: first = '', error: firstError }: { typed?: string; error?: string }) {
  const [typed, setTyped] = useState(first)
  const [error, setError] = useState(firstError)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  function check(event: FormEvent) {
    event.preventDefault()
    const read = readNumber(typed)
    if ('number' in read) {
      setError(undefined)
      void navigate(`/verify/${read.number}`)
      return
    }
    setError(read.error)
    field.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={check} noValidate>
      <TextField
        ref={field}
        label="문서확인번호"
        hint="수료증이나 영수증 맨 아래 QR 옆에 있는 12자리입니다. 예: 7K3M-QX2T-B4F7"
        name="number"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
      />
      <Button type="submit">
        <Search aria-hidden />
        확인하기
      </Button>
    </form>
  )
}
