import { useSend } from '@hygiene/client'
import { judgeDesignation } from '@hygiene/contracts/education/designation/staff/judge-designation'
import { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, showToast, TextField } from '@hygiene/ui'
import { type FormEvent, useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import styles from '../../../shared/record/verdict.module.css'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import { type Designation, verdictState } from './designation-text.ts'

type VerdictProps = { designation: Designation; onJudged: () => void }

export function DesignationVerdict({ designation, onJudged }: VerdictProps) {
  const { kind, number, fileNo, verdict } = designation
  const { role } = useEmployee()
  const [sentence, setSentence] = useState('')
  const [error, setError] = useState<string>()
  const send = useSend(judgeDesignation, {
    refresh: [listSubmittedDesignations, readHome],
    refusedTitle: '저장하지 못했습니다',
    onDone: (_done, { askedAgainFor }) => {
      showToast(askedAgainFor === null ? '지정확인서를 받았습니다.' : '회원에게 다시 요청했습니다.')
      onJudged()
    },
  })
  if (verdict !== null) {
    return (
      <Panel title="확인 결과">
        <Mark {...verdictState(verdict)} />
        {verdict.sentence && <p>{verdict.sentence}</p>}
        <p className={styles.when}>{formatSeoulDateTime(new Date(verdict.decidedAt))}</p>
      </Panel>
    )
  }
  if (!staffMay(role, 'judgeDesignations')) return null

  function askAgain(event: FormEvent) {
    event.preventDefault()
    const askedAgainFor = sentence.trim()
    const isLong = askedAgainFor.length >= 5
    setError(isLong ? undefined : '보완할 점을 5자 이상 입력해주세요.')
    if (isLong && !send.isPending) send.mutate({ kind, number, fileNo, askedAgainFor })
  }

  return (
    <Panel title="확인 결과">
      <form className={styles.verdict} onSubmit={askAgain} noValidate>
        <TextField
          label="보완할 점"
          hint="회원에게 이 문장 그대로 보이고 문자로 보냅니다."
          name="askedAgainFor"
          maxLength={200}
          autoComplete="off"
          value={sentence}
          error={error}
          onChange={({ target }) => setSentence(target.value)}
        />
        <div className={styles.actions}>
          <Button
            busy={send.isPending}
            onClick={() => send.mutate({ kind, number, fileNo, askedAgainFor: null })}
          >
            받기
          </Button>
          <Button type="submit" tone="secondary" busy={send.isPending}>
            다시 요청하기
          </Button>
        </div>
      </form>
    </Panel>
  )
}
