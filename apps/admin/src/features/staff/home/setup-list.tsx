import { useSend } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import { setupCheckForm } from '@hygiene/contracts/forms/setup-check'
import { confirmSetupCheck } from '@hygiene/contracts/staff/setup/confirm-setup-check'
import { readSetup } from '@hygiene/contracts/staff/setup/read-setup'
import { sendTestAlert } from '@hygiene/contracts/staff/setup/send-test-alert'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { type SetupCheckName, setupItemLabel, setupItemTitle } from '@hygiene/domain/staff/setup/setup-items'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, Dialog, linkButton, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import styles from './setup-list.module.css'
import { checkOf, type SetupLine, screenOf, setupTitle } from './setup-text.ts'

const HOW: Record<SetupCheckName, string> = {
  backup:
    '백업을 다른 서버에 복원하면(pnpm restore) 끝에 확인 코드 8자리가 나옵니다. 그 코드를 입력해주세요.',
  alert:
    '시험 경보를 보내면 몇 분 안에 경보를 받는 메일이나 메신저로 확인 코드 8자리가 옵니다. 그 코드를 입력해주세요.',
}

type SetupCheckDialogProps = {
  kind: SetupCheckName
  testAlertEndsAt: string | null
  onClose: () => void
}

/** Asks for the code that only a restored backup or a received alert contains. */
function SetupCheckDialog({ kind, testAlertEndsAt, onClose }: SetupCheckDialogProps) {
  const form = useForm(confirmSetupCheck, {
    rules: setupCheckForm,
    start: { code: '' },
    input: ({ code }) => ({ kind, code }),
    refusedAt: 'code',
    refresh: [readSetup],
    onDone: () => {
      showToast(`${setupItemLabel[kind]}을 마쳤습니다.`)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={setupItemLabel[kind]}>
      <AskForm form={form}>
        <p>{HOW[kind]}</p>
        {kind === 'alert' && <TestAlert endsAt={testAlertEndsAt} />}
        <TextField label="확인 코드" autoComplete="off" {...form.field('code')} />
        <p>
          <Button type="submit" busy={form.isBusy}>
            확인
          </Button>{' '}
          <Button tone="secondary" onClick={onClose}>
            닫기
          </Button>
        </p>
      </AskForm>
    </Dialog>
  )
}

function TestAlert({ endsAt }: { endsAt: string | null }) {
  const send = useSend(sendTestAlert, { refresh: [readSetup], refusedTitle: '보내지 못했습니다' })
  if (endsAt !== null)
    return <p>시험 경보를 보냈습니다. {formatSeoulDateTime(new Date(endsAt))}까지 입력할 수 있습니다.</p>
  return (
    <p>
      <Button tone="secondary" busy={send.isPending} onClick={() => send.mutate({})}>
        시험 경보 보내기
      </Button>
    </p>
  )
}

type SetupListProps = {
  missing: readonly SetupLine[]
  done: readonly SetupLine[]
  testAlertEndsAt: string | null
}

/** Lists the open setup items in order, before the first day or a new year. It is hidden once all are done. */
export function SetupList({ missing, done, testAlertEndsAt }: SetupListProps) {
  const [check, setCheck] = useState<SetupCheckName | null>(null)
  if (missing.length === 0) return null
  return (
    <section className={styles.setup} aria-labelledby="setup">
      <header>
        <h2 id="setup">{setupTitle(missing)}</h2>
        <span>
          {missing.length + done.length}건 중 {done.length}건 완료
        </span>
      </header>
      <Lines lines={missing} onCheck={setCheck} />
      {done.length > 0 && (
        <details>
          <summary>완료한 것 {done.length}건</summary>
          <Lines lines={done} onCheck={setCheck} />
        </details>
      )}
      {check && (
        <SetupCheckDialog kind={check} testAlertEndsAt={testAlertEndsAt} onClose={() => setCheck(null)} />
      )}
    </section>
  )
}

type LinesProps = { lines: readonly SetupLine[]; onCheck: (check: SetupCheckName) => void }

function Lines({ lines, onCheck }: LinesProps) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={setupItemTitle(line)}>
          <StateMark kind={line.isDone ? 'done' : 'failed'}>{setupItemTitle(line)}</StateMark>
          <span>{line.reason}</span>
          <Completing line={line} onCheck={onCheck} />
        </li>
      ))}
    </ol>
  )
}

function Completing({ line, onCheck }: { line: SetupLine; onCheck: LinesProps['onCheck'] }) {
  const { role } = useEmployee()
  const check = checkOf(line)
  if (check) {
    if (line.isDone || !staffMay(role, 'changeSettings')) return null
    return (
      <Button size="small" tone="secondary" onClick={() => onCheck(check)}>
        확인 코드 입력
      </Button>
    )
  }
  const screen = screenOf(line, role)
  if (!screen) return null
  return (
    <Link {...linkButton({ size: 'small', tone: 'secondary' })} to={screen.to}>
      {screen.verb}
    </Link>
  )
}
