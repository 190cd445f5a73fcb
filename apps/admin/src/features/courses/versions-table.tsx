import { formatSeoulDateTime } from '@hygiene/domain'
import { Link } from 'react-router-dom'
import { StateMark } from '../../shared/state-mark/state-mark.tsx'
import standing from '../../shared/record/standing.module.css'
import { type CourseRecord, type CourseVersion, startWords, stateOf } from './course-words.ts'
import styles from './courses.module.css'

/** Every version of a course: since when, by whom, on what it differs, and who keeps it. */
export function VersionsTable({ record }: { record: CourseRecord }) {
  return (
    <div className={styles.frame}>
      <table className={styles.versions}>
        <caption>판 기록</caption>
        <thead>
          <tr>
            <th scope="col">판</th>
            <th scope="col">상태</th>
            <th scope="col">쓰기 시작</th>
            <th scope="col">앞 판과 다른 것</th>
            <th scope="col">공개</th>
            <th scope="col">결제 대기</th>
            <th scope="col">수강 중</th>
            <th scope="col">수료</th>
          </tr>
        </thead>
        <tbody>
          {record.versions.map((version) => (
            <Row key={version.courseNo} version={version} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ version }: { version: CourseVersion }) {
  const { courseNo, edition, state, startsAt, differences, publishedAt, publishedBy, approvalNo, people } =
    version
  const { kind, label } = stateOf(state)
  return (
    <tr>
      <th scope="row">
        <Link className={standing.link} to={`/courses/${courseNo}`}>
          {edition}판
        </Link>
      </th>
      <td>
        <StateMark kind={kind}>{label}</StateMark>
      </td>
      <td>{startWords(startsAt)}</td>
      <td className={styles.words}>
        {differences.map((each) => `${each.label} ${each.before} → ${each.after}`).join(', ') || '-'}
      </td>
      <td>
        {publishedAt ? `${formatSeoulDateTime(new Date(publishedAt))} ${publishedBy ?? ''}` : '-'}{' '}
        {approvalNo !== null && (
          <Link className={standing.link} to={`/approvals/${approvalNo}`}>
            결재 {approvalNo}
          </Link>
        )}
      </td>
      {[people.unpaid, people.running, people.completed].map((count, place) => (
        <td key={COUNTED[place]} className={styles.count}>
          {count.toLocaleString('ko-KR')}명
        </td>
      ))}
    </tr>
  )
}

const COUNTED = ['unpaid', 'running', 'completed'] as const
