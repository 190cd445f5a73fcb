import { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { optionsOf } from '@hygiene/ui'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { BuiltInView, TableColumn, TableFilter } from '../../../shared/data-table/table-types.ts'
import { shortKindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import { causeLabel, differenceText, type LicenceCheck, stateText, studyText } from './licence-text.ts'

const recordOf = ({ kind, number }: LicenceCheck) =>
  kind === 'online' ? { enrolmentNo: number } : { inPersonEnrolmentNo: number }

const LICENCE_COLUMNS: readonly TableColumn<LicenceCheck>[] = [
  {
    id: 'madeAt',
    header: '접수 일시',
    width: 115,
    sort: 'madeAt',
    cell: ({ madeAt }) => shortInstant(madeAt),
  },
  {
    id: 'businessName',
    header: '업소명',
    width: 140,
    isHeading: true,
    cell: ({ businessName }) => businessName,
  },
  {
    id: 'licence',
    header: '영업신고번호',
    width: 150,
    cell: (row) => (
      <Masked memberNo={row.memberNo} field="licenceNo" {...recordOf(row)} value={row.licenseNumber} />
    ),
  },
  {
    id: 'representative',
    header: '대표자',
    width: 110,
    isExtra: true,
    cell: (row) => (
      <Masked memberNo={row.memberNo} field="representative" {...recordOf(row)} value={row.representative} />
    ),
  },
  { id: 'address', header: '주소', width: 120, cell: ({ address }) => address },
  { id: 'cause', header: '사유', width: 85, cell: ({ cause }) => causeLabel[cause] },
  {
    id: 'differences',
    header: '인허가 자료',
    width: 110,
    cell: ({ differences }) => differenceText(differences),
  },
  { id: 'study', header: '수강', width: 85, cell: ({ study }) => <Mark {...studyText[study]} /> },
  { id: 'state', header: '확인', width: 115, cell: ({ state }) => <Mark {...stateText[state]} /> },
  {
    id: 'userName',
    header: '회원',
    width: 110,
    isExtra: true,
    cell: ({ memberNo, userName }) => <Masked memberNo={memberNo} field="name" value={userName} />,
  },
  {
    id: 'kind',
    header: '방법',
    width: 96,
    isExtra: true,
    cell: ({ kind, year }) => `${year} ${shortKindLabel[kind]}`,
  },
]

const LICENCE_FILTERS: readonly TableFilter[] = [
  { kind: 'choice', key: 'state', label: '확인', hides: 'state', choices: optionsOf(stateText) },
  { kind: 'choice', key: 'cause', label: '사유', hides: 'cause', choices: optionsOf(causeLabel) },
  { kind: 'choice', key: 'study', label: '수강', hides: 'study', choices: optionsOf(studyText) },
  { kind: 'choice', key: 'kind', label: '방법', hides: 'kind', choices: optionsOf(shortKindLabel) },
]

const LICENCE_VIEWS: readonly BuiltInView[] = [
  { name: '직접 적은 업소', address: 'state=waiting&cause=typed' },
  { name: '인허가가 바뀐 업소', address: 'state=waiting&cause=changed' },
  { name: '다시 물은 업소', address: 'state=askedAgain' },
]

const SORT = { by: 'madeAt', isDescending: false } as const
const keyOf = ({ checkNo }: LicenceCheck) => checkNo

export function LicencesScreen() {
  return (
    <DataTable
      screen="licences"
      title="업소 확인"
      noun="업소"
      unit="건"
      contract={listLicenceChecks}
      columns={LICENCE_COLUMNS}
      filters={LICENCE_FILTERS}
      views={LICENCE_VIEWS}
      sort={SORT}
      text="업소명, 이름, 영업신고번호"
      rowKey={keyOf}
      hrefOf={({ checkNo }) => `/licences/${checkNo}`}
      nameOf={({ businessName }) => businessName}
      card={(row) => ({
        head: row.businessName,
        note: `${causeLabel[row.cause]} · ${differenceText(row.differences)}`,
        end: <Mark {...stateText[row.state]} />,
      })}
    />
  )
}
