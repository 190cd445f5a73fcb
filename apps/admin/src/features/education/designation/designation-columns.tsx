import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { optionsOf } from '@hygiene/ui'
import { Masked } from '../../../shared/member-case/masked.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import { kindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { type Designation, stateText, verdictState, verdictText } from './designation-text.ts'

export const DESIGNATION_COLUMNS: readonly TableColumn<Designation>[] = [
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

export const DESIGNATION_FILTERS: readonly TableFilter[] = [
  { kind: 'choice', key: 'verdict', label: '확인', hides: 'verdict', choices: optionsOf(verdictText) },
  { kind: 'choice', key: 'state', label: '수강', hides: 'state', choices: optionsOf(stateText) },
  { kind: 'choice', key: 'kind', label: '방법', hides: 'kind', choices: optionsOf(kindLabel) },
]

export const DESIGNATION_VIEWS: readonly BuiltInView[] = [
  { name: '확인 기다림', address: 'state=inProgress&verdict=waiting' },
  { name: '다시 요청함', address: 'verdict=askedAgain' },
]
