import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import type { Approval } from './approval-text.ts'
import styles from './approvals.module.css'

/** What the second person has to know before anything else: is it still the record, and may they decide? */
export function ApprovalChecks({ approval: { status, isUnchanged, obstacle } }: { approval: Approval }) {
  if (status !== 'pending') return null
  return (
    <ul className={styles.checks} aria-label="승인 전에 볼 것">
      <li>
        {isUnchanged ? (
          <StateMark kind="done">요청한 뒤 기록이 바뀌지 않음</StateMark>
        ) : (
          <StateMark kind="failed">요청한 뒤 기록이 바뀌어 승인할 수 없음</StateMark>
        )}
      </li>
      <li>
        <StateMark kind="done">기다리는 같은 요청 없음</StateMark>
      </li>
      {obstacle && (
        <li>
          <StateMark kind="view">{REFUSALS[obstacle].message}</StateMark>
        </li>
      )}
    </ul>
  )
}
