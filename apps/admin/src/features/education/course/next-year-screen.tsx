import { Loaded, read, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { copyNextYear } from '@hygiene/contracts/education/course/staff/copy-next-year'
import { readNextYear } from '@hygiene/contracts/education/course/staff/read-next-year'
import { missingText } from '@hygiene/domain/education/course/next-year'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, type Column, NoticeBox, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AdminScreen, WaitingScreen } from '../../../app/layout/admin-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { CoursesLink } from './course-parts.tsx'
import { courseTitle, differenceText, stateOf } from './course-text.ts'
import styles from './courses.module.css'

type NextYear = EntityOf<typeof readNextYear>

export function NextYearScreen() {
  const query = useQuery({ ...read(readNextYear, {}), staleTime: 0 })
  const { data } = query
  if (query.isPending) return <WaitingScreen />
  return (
    <AdminScreen
      title={data ? `${data.year}년 과정` : '내년 과정'}
      path={<CoursesLink />}
      note={data && <Missing missing={data.missing} />}
      actions={data && <Copy year={data} />}
      isFlush
    >
      <Loaded query={query}>{(year) => <Courses year={year} />}</Loaded>
    </AdminScreen>
  )
}

function Missing({ missing }: Pick<NextYear, 'missing'>) {
  if (missing.length === 0) return <StateMark kind="done">빠진 것이 없습니다</StateMark>
  return (
    <span className={recordParts.status}>
      {missing.map((part) => (
        <StateMark key={part.part} kind="failed">
          {missingText(part)}
        </StateMark>
      ))}
    </span>
  )
}

function Copy({ year: { year, courses, hasSurvey } }: { year: NextYear }) {
  const { role } = useEmployee()
  const copy = useSend(copyNextYear, {
    refresh: [readNextYear],
    onDone: (made) =>
      showToast(
        `${made.year}년 초안 ${made.courses}개와 문항 ${made.questions}개${made.hasNewSurvey ? ', 설문' : ''}을 만들었습니다.`,
      ),
    refusedTitle: '만들지 못했습니다',
  })
  if (!staffMay(role, 'changeCourses')) return null
  const isLacking =
    courses.length > 0 && (!hasSurvey || courses.some(({ next }) => next === null || next.bankCount === 0))
  if (!isLacking) return null
  return (
    <Button size="small" busy={copy.isPending} onClick={() => copy.mutate({})}>
      올해 과정으로 {year}년 초안 만들기
    </Button>
  )
}

function Courses({ year: { courses, year, hasSurvey } }: { year: NextYear }) {
  return (
    <>
      <div className={styles.part}>
        <RecordTable
          caption={`${year}년 과정`}
          columns={columnsOf(year)}
          rows={courses}
          rowKey={({ courseNo }) => courseNo}
        />
      </div>
      <div className={styles.part}>
        <StateMark kind={hasSurvey ? 'done' : 'failed'}>
          {year}년 설문 {hasSurvey ? '있음' : '없음'}
        </StateMark>
        <NoticeBox>
          초안은 아무에게도 보이지 않습니다. 과정을 열어 확인하고 공개하면 {year}년 1월 1일부터 신청을
          받습니다. 신청 기간은 같은 날짜와 시각으로 한 해 뒤입니다.
        </NoticeBox>
      </div>
    </>
  )
}

const columnsOf = (year: number): readonly Column<NextYear['courses'][number]>[] => [
  {
    header: '올해 과정',
    isHeading: true,
    cell: (course) => (
      <Link className={recordParts.link} to={`/courses/${course.courseNo}`}>
        {courseTitle(course)}
      </Link>
    ),
  },
  {
    header: `${year}년`,
    cell: ({ next }) => (next ? <Coming next={next} /> : <StateMark kind="failed">없음</StateMark>),
  },
  {
    header: '문제은행',
    cell: ({ next, onlineType }) => (next && onlineType === 1 ? `${next.bankCount}문항` : '-'),
  },
  {
    header: '올해와 다른 것',
    cell: ({ next }) => (next ? differenceText(next.differences) || '같음' : '-'),
  },
]

function Coming({ next }: { next: NonNullable<NextYear['courses'][number]['next']> }) {
  const { kind, label } = next.isPublished ? { kind: 'done' as const, label: '공개함' } : stateOf(next.state)
  return (
    <Link className={recordParts.link} to={`/courses/${next.courseNo}`}>
      <StateMark kind={kind}>{label}</StateMark>
    </Link>
  )
}
