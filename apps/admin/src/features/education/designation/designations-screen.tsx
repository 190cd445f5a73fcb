import { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { optionsOf } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type {
  AdminFound,
  BuiltInView,
  TableColumn,
  TableFilter,
} from '../../../shared/data-table/table-types.ts'
import { enrolmentKey, kindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import { type Designation, stateText, verdictState, verdictText } from './designation-text.ts'

const DESIGNATION_COLUMNS: readonly TableColumn<Designation>[] = [
  {
    id: 'submittedAt',
    header: '제출 일시',
    width: 145,
    sort: 'submittedAt',
    cell: ({ submittedAt }) => formatSeoulDateTime(new Date(submittedAt)),
  },
  {
    id: 'businessName',
    header: '업소명',
    width: 180,
    isHeading: true,
    cell: ({ businessName }) => businessName,
  },
  {
    id: 'userName',
    header: '위생책임자',
    width: 120,
    cell: ({ memberNo, userName }) => <Masked memberNo={memberNo} field="name" value={userName} />,
  },
  {
    id: 'kind',
    header: '방법',
    width: 96,
    cell: ({ kind }) => kindLabel[kind],
  },
  { id: 'course', header: '과정', width: 200, cell: ({ year, courseName }) => `${year} ${courseName}` },
  { id: 'state', header: '수강', width: 130, cell: ({ state }) => <Mark {...stateText[state]} /> },
  {
    id: 'verdict',
    header: '확인',
    width: 120,
    cell: ({ verdict }) => <Mark {...verdictState(verdict)} />,
  },
  { id: 'file', header: '파일', width: 160, isExtra: true, cell: ({ fileName }) => fileName },
]

const DESIGNATION_FILTERS: readonly TableFilter[] = [
  { kind: 'choice', key: 'verdict', label: '확인', hides: 'verdict', choices: optionsOf(verdictText) },
  { kind: 'choice', key: 'state', label: '수강', hides: 'state', choices: optionsOf(stateText) },
  { kind: 'choice', key: 'kind', label: '방법', hides: 'kind', choices: optionsOf(kindLabel) },
]

const DESIGNATION_VIEWS: readonly BuiltInView[] = [
  { name: '확인 기다림', address: 'state=inProgress&verdict=waiting' },
  { name: '다시 요청함', address: 'verdict=askedAgain' },
]

const SORT = { by: 'submittedAt', isDescending: true } as const
const keyOf = ({ fileNo }: Designation) => fileNo

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="designations" unit="건" found={found} />
)

export function DesignationsScreen() {
  return (
    <DataTable
      screen="designations"
      title="지정확인서"
      noun="지정확인서"
      unit="건"
      contract={listSubmittedDesignations}
      actionsOn={exported}
      columns={DESIGNATION_COLUMNS}
      filters={DESIGNATION_FILTERS}
      views={DESIGNATION_VIEWS}
      sort={SORT}
      text="이름, 업소명"
      whenEmpty={
        <>
          <span>위생관리책임자로 신청한 분이 지정확인서를 내면 여기에 보입니다.</span>
          <Link to="/enrolments">수강 신청 보기</Link>
        </>
      }
      rowKey={keyOf}
      hrefOf={(row) => `/designations/${enrolmentKey(row)}`}
      nameOf={({ businessName }) => businessName}
      card={(row) => ({
        head: row.businessName,
        note: `${row.userName} · ${kindLabel[row.kind]} · ${row.year}년`,
        end: <Mark {...verdictState(row.verdict)} />,
      })}
    />
  )
}
