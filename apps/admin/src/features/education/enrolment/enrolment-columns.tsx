import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listStaffEnrolments } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import { enrolmentStatusLabel } from '@hygiene/domain/education/enrolment/enrolment-status'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { funnelStageLabel } from '@hygiene/domain/staff/statistics/statistic'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { inPersonStatusLabel } from '@hygiene/domain/in-person/enrolment/record-status'
import { optionsOf } from '@hygiene/ui'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import type { TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { shortKindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { enrolmentState } from '../../../shared/enrolment-state/enrolment-state.ts'

export type EnrolmentRow = EntityOf<typeof listStaffEnrolments>['list'][number]

export const SORT = { by: 'appliedAt', isDescending: true } as const

export function courseText({ year, salesType, industryType }: EnrolmentRow): string {
  return `${year} ${salesTypeLabel[salesType]} · ${industryTypeLabel[industryType]}`
}

export function State({ row }: { row: EnrolmentRow }) {
  const { kind, label } = enrolmentState(row)
  return <StateMark kind={kind}>{label}</StateMark>
}

export const ENROLMENT_COLUMNS = columnsOf(listStaffEnrolments, {
  kind: ({ kind }) => shortKindLabel[kind],
  course: courseText,
  status: (row) => <State row={row} />,
  untilOn: ({ untilOn, isExtended }) =>
    untilOn === null ? '-' : `${formatSeoulDate(untilOn)}${isExtended ? ' (늘림)' : ''}`,
})

type Branch = { branchNo: number; name: string }
type Province = { code: string; name: string }

export function enrolmentFilters(branches: readonly Branch[], provinces: readonly Province[]): TableFilter[] {
  return [
    { kind: 'choice', key: 'kind', label: '방법', hides: 'kind', choices: optionsOf(shortKindLabel) },
    {
      kind: 'choice',
      key: 'status',
      label: '상태',
      hides: 'status',
      choices: optionsOf({ ...enrolmentStatusLabel, ...inPersonStatusLabel }),
    },
    { kind: 'days', from: 'appliedFrom', to: 'appliedTo', label: '신청한 날' },
    { kind: 'days', from: 'completedFrom', to: 'completedTo', label: '수료한 날' },
    { kind: 'choice', key: 'reached', label: '이른 단계', choices: optionsOf(funnelStageLabel) },
    { kind: 'flag', key: 'isHeld', label: '교육일 전 제외' },
    { kind: 'number', key: 'year', label: '교육 연도' },
    { kind: 'choice', key: 'salesType', label: '영업자', isNumber: true, choices: optionsOf(salesTypeLabel) },
    {
      kind: 'choice',
      key: 'industryType',
      label: '업종',
      isNumber: true,
      choices: optionsOf(industryTypeLabel),
    },
    ...(branches.length === 0
      ? []
      : [
          {
            kind: 'choice' as const,
            key: 'branchNo',
            label: '지회',
            isNumber: true,
            hides: 'branch',
            choices: branches.map(({ branchNo, name }) => ({ value: String(branchNo), label: name })),
          },
        ]),
    { kind: 'number', key: 'sessionNo', label: '회차' },
    {
      kind: 'choice',
      key: 'sidoCode',
      label: '시·도',
      choices: provinces.map(({ code, name }) => ({ value: code, label: name })),
    },
    { kind: 'number', key: 'stoppedAtNo', label: '멈춘 강의 번호' },
  ]
}

export const ENROLMENT_VIEWS: readonly BuiltInView[] = [
  { name: '수강 중', address: 'kind=online&status=studying' },
  { name: '결제 대기', address: 'status=applied' },
  { name: '집합', address: 'kind=inPerson' },
]
