import { NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import type { CourseRecord, CourseVersion } from './course-text.ts'
import styles from './courses.module.css'

type Difference = CourseVersion['differences'][number]

type DifferencesProps = { differences: readonly Difference[]; before: CourseVersion | undefined }

export function Differences({ differences, before }: DifferencesProps) {
  if (!before) return null
  return (
    <div className={styles.differences}>
      <h3>버전 {before.edition} 대비 변경</h3>
      {differences.length === 0 && <p>아직 없습니다.</p>}
      <dl>
        {differences.map(({ label, before: was, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{was}</del> <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Explains that a change of a running year takes two people, and links the pending request. */
export function TwoPeopleNote({ pendingApprovalNo }: Pick<CourseRecord, 'pendingApprovalNo'>) {
  return (
    <div className={styles.two}>
      <NoticeBox tone="warn" title="운영 중인 해의 규칙은 두 사람이 바꿉니다.">
        승인되면 지정한 일시부터 새로 신청하는 사람에게만 적용합니다. 이미 신청한 사람은 신청할 때의 규칙으로
        끝까지 갑니다.
        {pendingApprovalNo !== null && (
          <>
            {' '}
            <Link to={`/approvals/${pendingApprovalNo}`}>
              결재 {pendingApprovalNo}번이 승인을 기다립니다.
            </Link>
          </>
        )}
      </NoticeBox>
    </div>
  )
}
