import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listExemptions } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { exemptionGroundLabel, exemptionLaw } from '@hygiene/domain/education/exemption/exemption'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { type IndustryType, industryTypeLabel, type SalesType, salesTypeLabel } from '@hygiene/domain/text'
import { optionsOf } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Masked } from '../../../shared/member-case/masked.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'

export type ExemptionRow = EntityOf<typeof listExemptions>['list'][number]

export function courseText({ year, salesType, industryType }: ExemptionRow): string {
  return `${year}년 ${salesTypeLabel[salesType as SalesType]} · ${industryTypeLabel[industryType as IndustryType]}`
}

export function ExemptionState({ endedAt }: Pick<ExemptionRow, 'endedAt'>) {
  return endedAt ? <StateMark kind="ended">취소됨</StateMark> : <StateMark kind="done">유효</StateMark>
}

export const EXEMPTION_COLUMNS: readonly TableColumn<ExemptionRow>[] = [
  {
    id: 'ground',
    header: '근거',
    width: 190,
    isHeading: true,
    cell: ({ ground }) => exemptionGroundLabel[ground],
  },
  {
    id: 'name',
    header: '회원',
    width: 120,
    cell: ({ memberNo, name }) => <Masked memberNo={memberNo} field="name" value={name} />,
  },
  { id: 'course', header: '교육', width: 230, sort: 'year', cell: courseText },
  { id: 'licence', header: '영업신고번호', width: 150, cell: ({ licenseNumber }) => licenseNumber || '-' },
  { id: 'institution', header: '발급 기관', width: 170, cell: ({ institution }) => institution },
  { id: 'state', header: '상태', width: 100, cell: ExemptionState },
  {
    id: 'grantedAt',
    header: '인정한 날',
    width: 115,
    sort: 'grantedAt',
    cell: ({ grantedAt }) => formatSeoulDate(new Date(grantedAt)),
  },
  {
    id: 'approvalNo',
    header: '결재',
    width: 80,
    cell: ({ approvalNo }) => <Link to={`/approvals/${approvalNo}`}>{approvalNo}</Link>,
  },
  { id: 'law', header: '법 조문', width: 300, isExtra: true, cell: ({ ground }) => exemptionLaw[ground] },
]

export const EXEMPTION_FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'ground',
    label: '근거',
    hides: 'ground',
    choices: optionsOf(exemptionGroundLabel),
  },
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: [
      { value: 'inForce', label: '유효' },
      { value: 'ended', label: '취소됨' },
    ],
  },
  { kind: 'number', key: 'year', label: '연도' },
]

export const EXEMPTION_VIEWS: readonly BuiltInView[] = [
  { name: '유효', address: 'state=inForce' },
  { name: '취소한 것', address: 'state=ended' },
]
