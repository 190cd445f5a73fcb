import { useForm } from '@hygiene/client/use-form'
import { beginCourse } from '@hygiene/contracts/education/course/staff/begin-course'
import { listStaffCourses } from '@hygiene/contracts/education/course/staff/list-staff-courses'
import { newCourseForm } from '@hygiene/contracts/forms/course'
import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { courseVersionLabel } from '@hygiene/domain/education/course/course-version'
import { type DecidedTaxKind, decidedTaxKinds, taxKindLabel } from '@hygiene/domain/money/payment/tax'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { industryTypeLabel, onlineTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { Button, Dialog, linkButton, optionsOf, RadioCards, SelectField, showToast } from '@hygiene/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { BuiltInView, TableFilter } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { courseTitle, startText, stateOf } from './course-text.ts'

type Kind = Omit<SentTo<typeof beginCourse>, 'taxKind'>
type TypedCourse = Kind & { taxKind: DecidedTaxKind | '' }
const TAX_KINDS = decidedTaxKinds.map((value) => ({ value, label: taxKindLabel[value] }))

function NewCourse() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Plus aria-hidden />새 과정
      </Button>
      {isOpen && <NewCourseDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function NewCourseDialog({ onClose }: { onClose: () => void }) {
  const go = useNavigate()
  const [thisYear] = useState(() => Number(seoulDay(new Date()).slice(0, 4)))
  const form = useForm<typeof beginCourse, TypedCourse>(beginCourse, {
    rules: newCourseForm,
    start: { year: thisYear, salesType: 2, industryType: 1, onlineType: 1, taxKind: '' },
    input: (typed) => typed,
    refresh: [listStaffCourses],
    refusedTitle: '만들지 못했습니다',
    onDone: ({ courseNo }) => {
      showToast('초안을 만들었습니다. 공개하기 전에는 아무에게도 보이지 않습니다.')
      void go(`/courses/${courseNo}`)
    },
  })
  const choose = (label: string, name: keyof Kind, labels: Readonly<Record<number, string>>) => (
    <SelectField
      label={label}
      name={name}
      options={optionsOf(labels)}
      value={String(form.draft[name])}
      onChange={({ target }) => form.change({ [name]: Number(target.value) })}
    />
  )
  return (
    <Dialog isOpen onClose={onClose} title="새 과정">
      <AskForm form={form}>
        <p>없는 과정만 만듭니다. 있는 과정은 그 과정에서 새 버전을 만듭니다.</p>
        {choose('연도', 'year', { [thisYear]: `${thisYear}년`, [thisYear + 1]: `${thisYear + 1}년` })}
        {choose('영업자', 'salesType', salesTypeLabel)}
        {choose('업종', 'industryType', industryTypeLabel)}
        {choose('방식', 'onlineType', onlineTypeLabel)}
        <RadioCards legend="과세 구분" arrange="pair" options={TAX_KINDS} {...form.field('taxKind')} />
        <p>
          <Button type="submit" busy={form.isBusy}>
            초안 만들기
          </Button>{' '}
          <Button tone="secondary" onClick={onClose}>
            취소
          </Button>
        </p>
      </AskForm>
    </Dialog>
  )
}

type CourseRow = EntityOf<typeof listStaffCourses>['list'][number]

const SORT = { by: 'year', isDescending: true } as const
const keyOf = ({ courseNo }: CourseRow) => courseNo
const recordOf = ({ courseNo }: CourseRow) => `/courses/${courseNo}`

function State({ state }: Pick<CourseRow, 'state'>) {
  const { kind, label } = stateOf(state)
  return <StateMark kind={kind}>{label}</StateMark>
}

const COLUMNS = columnsOf(listStaffCourses, {
  course: courseTitle,
  edition: ({ edition }) => `버전 ${edition}`,
  state: State,
  startsAt: ({ startsAt }) => startText(startsAt),
  hours: ({ hours }) => `${hours}시간`,
  passScore: ({ passScore }) => `${passScore}점`,
})

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
