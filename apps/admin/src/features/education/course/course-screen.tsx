import { read, useSend } from '@hygiene/client'
import { beginCourseDraft } from '@hygiene/contracts/education/course/staff/begin-course-draft'
import { readStaffCourse } from '@hygiene/contracts/education/course/staff/read-staff-course'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, type Column } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import recordParts from '../../../shared/record/record-parts.module.css'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { CoursesLink, Status, Tabs } from './course-parts.tsx'
import {
  type CourseRecord,
  type CourseVersion,
  courseTitle,
  differenceText,
  startText,
  stateOf,
} from './course-text.ts'
import styles from './courses.module.css'
import { DraftEditor } from './draft-editor.tsx'
import { PeopleSide } from './people-side.tsx'
import { RulesView } from './rules-view.tsx'

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

function VersionsTable({ record }: { record: CourseRecord }) {
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

/** Serves `/courses/:no`. The number of any version opens the course at that version. */
export function CourseScreen() {
  const { no = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(no) ? <Known key={no} courseNo={Number(no)} /> : <NotFoundScreen />
}

function Known({ courseNo }: { courseNo: number }) {
  const course = useQuery({ ...read(readStaffCourse, { courseNo }), staleTime: 0 })
  return (
    <LoadedScreen query={course} title="과정">
      {(record) => {
        const version = record.versions.find((each) => each.courseNo === courseNo)
        return version ? <Version record={record} version={version} /> : <NotFoundScreen />
      }}
    </LoadedScreen>
  )
}

type VersionProps = { record: CourseRecord; version: CourseVersion }

function Version({ record, version }: VersionProps) {
  const { role } = useEmployee()
  const mayChange = staffMay(role, 'changeCourses')
  const [address] = useSearchParams()
  const isRecord = address.has('versions')
  if (version.state === 'draft' && mayChange && record.draft && !isRecord)
    return <DraftEditor key={record.draft.courseNo} record={record} version={version} draft={record.draft} />
  return (
    <AdminScreen
      title={courseTitle(record)}
      path={<CoursesLink />}
      note={<Status record={record} version={version} />}
      views={<Tabs record={record} version={version} />}
      actions={mayChange && !isRecord && <BeginDraft record={record} />}
      side={<PeopleSide record={record} version={version} />}
      isFlush
    >
      {isRecord ? <VersionsTable record={record} /> : <RulesView record={record} version={version} />}
    </AdminScreen>
  )
}

function BeginDraft({ record: { versions, draft } }: { record: CourseRecord }) {
  const go = useNavigate()
  const [latest] = versions
  const begin = useSend(beginCourseDraft, {
    refresh: [readStaffCourse],
    onDone: ({ courseNo }) => void go(`/courses/${courseNo}`),
    refusedTitle: '초안을 시작하지 못했습니다',
  })
  const start = () => {
    if (latest && !begin.isPending) begin.mutate({ courseNo: latest.courseNo })
  }
  useKeys([{ keys: 'e', label: draft ? '초안 열기' : '새 버전 작성', run: start }])
  return (
    <Button size="small" busy={begin.isPending} onClick={start}>
      {draft ? '초안 열기' : '새 버전 작성'}
      <kbd aria-hidden>e</kbd>
    </Button>
  )
}
