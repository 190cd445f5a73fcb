import { useSend } from '@hygiene/client'
import { judgeDesignation } from '@hygiene/contracts'
import { staffMay } from '@hygiene/domain'
import { Button, showToast, TextField } from '@hygiene/ui'
import { type FormEvent, useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { StateMark } from '../../shared/state-mark/state-mark.tsx'
import styles from './designations.module.css'
import { type Designation, verdictState } from './designation-words.ts'

type VerdictProps = { designation: Designation; onJudged: () => void }

/** Accepted, or asked for again in a sentence that the member reads; one verdict a file. */
export function DesignationVerdict({ designation, onJudged }: VerdictProps) {
  const { kind, recordNo, fileNo, verdict } = designation
  const { role } = useEmployee()
  const [sentence, setSentence] = useState('')
  const [error, setError] = useState<string>()
  const send = useSend(judgeDesignation, {
    refusedTitle: '저장하지 못했습니다',
    onDone: (_done, { askedAgainFor }) => {
      showToast(askedAgainFor === null ? '지정확인서를 받았습니다.' : '회원에게 다시 요청했습니다.')
      onJudged()
    },
  })
  if (verdict !== null) {
    const { label, kind: mark } = verdictState(verdict)
    return (
      <p className={styles.verdict}>
        <StateMark kind={mark}>{label}</StateMark> {verdict.sentence}
      </p>
    )
  }
  if (!staffMay(role, 'judgeDesignations')) return null

  function askAgain(event: FormEvent) {
    event.preventDefault()
    const askedAgainFor = sentence.trim()
    const isLong = askedAgainFor.length >= 5
    setError(isLong ? undefined : '고칠 점을 5자 이상 입력해주세요.')
    if (isLong && !send.isPending) send.mutate({ kind, recordNo, fileNo, askedAgainFor })
  }

  return (
    <form className={styles.verdict} onSubmit={askAgain} noValidate>
      <TextField
        label="고칠 점"
        hint="회원에게 이 문장 그대로 보이고 문자로 보냅니다."
        name="askedAgainFor"
        maxLength={200}
        autoComplete="off"
        value={sentence}
        error={error}
        onChange={({ target }) => setSentence(target.value)}
      />
      <Button
        busy={send.isPending}
        onClick={() => send.mutate({ kind, recordNo, fileNo, askedAgainFor: null })}
      >
        받기
      </Button>
      <Button type="submit" tone="secondary" busy={send.isPending}>
        다시 요청하기
      </Button>
    </form>
  )
}
