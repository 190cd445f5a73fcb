import { useSend } from '@hygiene/client'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { judgeLicenceCheck } from '@hygiene/contracts/platform/licence-register/staff/judge-licence-check'
import { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, showToast, TextField } from '@hygiene/ui'
import { type FormEvent, useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import styles from '../../../shared/record/verdict.module.css'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import { CorrectForm } from './correct-form.tsx'
import { correctedText, type LicenceRecord, type RegisterRow, stateText } from './licence-text.ts'

type VerdictProps = { record: LicenceRecord; filled: RegisterRow | null; onDone: () => void }

/** Confirms the application, corrects it, or asks the member again. */
export function LicenceVerdict({ record, filled, onDone }: VerdictProps) {
  const { role } = useEmployee()
  const [isCorrecting, setIsCorrecting] = useState(filled !== null)
  if (record.state !== 'waiting') return <Outcome record={record} />
  if (!staffMay(role, 'decideLicenceChecks')) return null
  return isCorrecting ? (
    <CorrectForm record={record} filled={filled} onDone={onDone} onLeave={() => setIsCorrecting(false)} />
  ) : (
    <Judging record={record} onDone={onDone} onCorrect={() => setIsCorrecting(true)} />
  )
}

function Outcome({ record }: { record: LicenceRecord }) {
  const { state, sentence, decidedAt, decidedBy, corrected } = record
  return (
    <Panel title="확인 결과">
      <Mark {...stateText[state]} />
      {corrected.length > 0 && <p>수정한 항목: {correctedText(corrected)}</p>}
      {sentence && <p>{sentence}</p>}
      {decidedAt && (
        <p className={styles.when}>
          {formatSeoulDateTime(new Date(decidedAt))} {decidedBy ?? '인허가 자료를 받을 때'}
        </p>
      )}
    </Panel>
  )
}

type JudgingProps = { record: LicenceRecord; onDone: () => void; onCorrect: () => void }

function Judging({ record, onDone, onCorrect }: JudgingProps) {
  const { checkNo, seen } = record
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const send = useSend(judgeLicenceCheck, {
    refresh: [listLicenceChecks, readHome],
    refusedTitle: '저장하지 못했습니다',
    onDone: (_done, { outcome }) => {
      showToast(outcome === 'confirmed' ? '업소를 확인했습니다.' : '회원에게 다시 물었습니다.')
      onDone()
    },
  })

  function judge(outcome: 'confirmed' | 'askedAgain') {
    const typed = text.trim()
    setError(typed.length >= 5 ? undefined : '확인한 내용을 5자 이상 입력해주세요.')
    if (typed.length >= 5 && !send.isPending) send.mutate({ checkNo, seen, outcome, text: typed })
  }
  function confirm(event: FormEvent) {
    event.preventDefault()
    judge('confirmed')
  }

  return (
    <Panel title="확인 결과">
      <form className={styles.verdict} onSubmit={confirm} noValidate>
        <TextField
          label="확인한 내용"
          hint="«다시 묻기»를 누르면 회원에게 이 문장 그대로 문자로 보냅니다. 결제와 수강은 그대로입니다."
          name="text"
          maxLength={200}
          autoComplete="off"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={send.isPending}>
            맞음
          </Button>
          <Button tone="secondary" onClick={onCorrect}>
            바로잡기
          </Button>
          <Button tone="secondary" busy={send.isPending} onClick={() => judge('askedAgain')}>
            다시 묻기
          </Button>
        </div>
      </form>
    </Panel>
  )
}
