import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import type { Column } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type CourseRecord, type CourseVersion, differenceText, startText, stateOf } from './course-text.ts'
import recordParts from '../../../shared/record/record-parts.module.css'
import styles from './courses.module.css'

const people = (count: number) => `${count.toLocaleString('ko-KR')}명`

const COLUMNS: readonly Column<CourseVersion>[] = [
  {
    header: '버전',
    isHeading: true,
    cell: ({ courseNo, edition }) => (
      <Link className={recordParts.link} to={`/courses/${courseNo}`}>
        버전 {edition}
      </Link>
    ),
  },
  { header: '상태', cell: ({ state }) => <State state={state} /> },
  { header: '적용 시작', cell: ({ startsAt }) => startText(startsAt) },
  { header: '공개', cell: (version) => <Published version={version} /> },
  { header: '결제 대기', align: 'end', cell: (version) => people(version.people.unpaid) },
  { header: '수강 중', align: 'end', cell: (version) => people(version.people.running) },
  { header: '수료', align: 'end', cell: (version) => people(version.people.completed) },
  { header: '이전 버전과 다른 것', cell: ({ differences }) => differenceText(differences) || '-' },
]

/** Every version of a course: since when, by whom, who keeps it, and on what it differs. */
export function VersionsTable({ record }: { record: CourseRecord }) {
  return (
    <div className={styles.part}>
      <RecordTable
        caption="버전 기록"
        columns={COLUMNS}
        rows={record.versions}
        rowKey={({ courseNo }) => courseNo}
      />
    </div>
  )
}

function State({ state }: Pick<CourseVersion, 'state'>) {
  const { kind, label } = stateOf(state)
  return <StateMark kind={kind}>{label}</StateMark>
}

function Published({ version: { publishedAt, publishedBy, approvalNo } }: { version: CourseVersion }) {
  return (
    <span>
      {publishedAt ? `${formatSeoulDateTime(new Date(publishedAt))} ${publishedBy ?? ''}` : '-'}{' '}
      {approvalNo !== null && (
        <Link className={recordParts.link} to={`/approvals/${approvalNo}`}>
          결재 {approvalNo}
        </Link>
      )}
    </span>
  )
}
