import { type SetupCheckName, setupItemTitle } from '@hygiene/domain/staff/setup/setup-items'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, linkButton } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { SetupCheckDialog } from './setup-check-dialog.tsx'
import styles from './setup-list.module.css'
import { checkOf, screenOf, type SetupLine, setupTitle } from './setup-text.ts'

type SetupListProps = {
  missing: readonly SetupLine[]
  done: readonly SetupLine[]
  testAlertEndsAt: string | null
}

/** Lists the setup items before the first day or a new year in order; hidden once all are done. */
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
