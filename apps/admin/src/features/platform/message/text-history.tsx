import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Panel } from '../../../shared/record/panel.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { historyOf, type MessageText } from './message-text.ts'
import styles from './message-texts.module.css'

/** Every version with its start and its two people; an earlier one can be taken as the beginning of a new one. */
export function TextHistory({ text, onTake }: { text: MessageText; onTake: (body: string) => void }) {
  const all = historyOf(text)
  const inForceAt = all.findIndex(({ versionNo }) => versionNo === text.versionNo)
  return (
    <Panel title="버전">
      <ol className={styles.history}>
        {all.map((version, at) => (
          <li key={version.versionNo ?? 'first'}>
            <p>
              <Mark at={at} inForceAt={inForceAt} />
              {version.startsAt === null
                ? '처음 글'
                : `${formatSeoulDateTime(new Date(version.startsAt))}부터 · ${version.people}`}
              {'approvalNo' in version && (
                <Link to={`/approvals/${version.approvalNo}`}>결재 {version.approvalNo}</Link>
              )}
            </p>
            <p className={styles.body}>{version.body}</p>
            {version.body !== text.body && (
              <Button
                tone="quiet"
                size="small"
                aria-label={`이 글로 시작하기: ${version.body}`}
                onClick={() => onTake(version.body)}
              >
                이 글로 시작하기
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Mark({ at, inForceAt }: { at: number; inForceAt: number }) {
  if (at === inForceAt) return <StateMark kind="done">지금 사용 중인 버전</StateMark>
  return at < inForceAt ? (
    <StateMark kind="waiting">시작 기다림</StateMark>
  ) : (
    <StateMark kind="ended">지난 버전</StateMark>
  )
}
