import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listStaffCourses } from '@hygiene/contracts/education/course/staff/list-staff-courses'
import { courseVersionLabel } from '@hygiene/domain/education/course/course-version'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { courseTitle, startText, stateOf } from './course-text.ts'
import { NewCourse } from './new-course.tsx'

type CourseRow = EntityOf<typeof listStaffCourses>['list'][number]

const SORT = { by: 'year', isDescending: true } as const
const keyOf = ({ courseNo }: CourseRow) => courseNo
const recordOf = ({ courseNo }: CourseRow) => `/courses/${courseNo}`

function State({ state }: Pick<CourseRow, 'state'>) {
  const { kind, label } = stateOf(state)
  return <StateMark kind={kind}>{label}</StateMark>
}

const COLUMNS: readonly TableColumn<CourseRow>[] = [
  { id: 'course', header: '과정', width: 330, isHeading: true, sort: 'year', cell: courseTitle },
  { id: 'edition', header: '버전', width: 60, cell: ({ edition }) => `버전 ${edition}` },
  { id: 'state', header: '상태', width: 110, cell: State },
  {
    id: 'startsAt',
    header: '적용 시작',
    width: 170,
    sort: 'startsAt',
    cell: ({ startsAt }) => startText(startsAt),
  },
  { id: 'price', header: '교육비', width: 100, align: 'end', cell: ({ priceWon }) => formatWon(priceWon) },
  { id: 'hours', header: '시간', width: 70, align: 'end', cell: ({ hours }) => `${hours}시간` },
  { id: 'passScore', header: '합격', width: 70, align: 'end', cell: ({ passScore }) => `${passScore}점` },
  {
    id: 'lectures',
    header: '강의',
    width: 70,
    align: 'end',
    cell: ({ lectureCount }) => lectureCount || '-',
  },
  { id: 'draft', header: '초안', width: 80, cell: ({ hasDraft }) => (hasDraft ? '있음' : '-') },
]

const FILTERS: readonly TableFilter[] = [
  { kind: 'number', key: 'year', label: '연도' },
  {
    kind: 'choice',
    key: 'onlineType',
    label: '방식',
    isNumber: true,
    choices: [
      { value: '1', label: '온라인교육' },
      { value: '2', label: '집합교육' },
    ],
  },
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: (['running', 'planned', 'draft'] as const).map((value) => ({
      value,
      label: courseVersionLabel[value],
    })),
  },
  {
    kind: 'choice',
    key: 'drafts',
    label: '초안',
    isNumber: true,
    hides: 'draft',
    choices: [{ value: '1', label: '있는 것' }],
  },
]

const VIEWS: readonly BuiltInView[] = [
  { name: '온라인교육', address: 'onlineType=1' },
  { name: '집합교육', address: 'onlineType=2' },
  { name: '초안', address: 'drafts=1' },
]

/** The courses, each once, by the version in force. */
export function CoursesScreen() {
  const { role } = useEmployee()
  return (
    <DataTable
      screen="courses"
      title="과정"
      noun="과정"
      unit="건"
      contract={listStaffCourses}
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      sort={SORT}
      rowKey={keyOf}
      hrefOf={recordOf}
      nameOf={courseTitle}
      text="과정 이름"
      card={(row) => ({
        head: courseTitle(row),
        note: `버전 ${row.edition} · ${formatWon(row.priceWon)} · ${row.hours}시간`,
        end: <State state={row.state} />,
      })}
      actions={
        <>
          <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/courses/next">
            내년 과정
          </Link>
          {staffMay(role, 'changeCourses') && <NewCourse />}
        </>
      }
    />
  )
}
