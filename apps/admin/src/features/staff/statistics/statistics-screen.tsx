import { read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readStatisticsState } from '@hygiene/contracts/staff/statistics/read-statistics-state'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { industryTypeLabel, onlineTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { formatSeoulDateTime, seoulYear } from '@hygiene/domain/time/seoul-day'
import { Button, optionsOf } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { branchFilter, useBranches } from '../../../shared/branches/branches.ts'
import { conditionText } from '../../../shared/data-table/chip-text.ts'
import { Chips } from '../../../shared/data-table/chips.tsx'
import { FilterPanel } from '../../../shared/data-table/filter-panel.tsx'
import {
  type AdminPlan,
  addressOf,
  queryOf,
  sentFilter,
  type TableQuery,
} from '../../../shared/data-table/table-query.ts'
import type { TableFilter } from '../../../shared/data-table/table-types.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { AnswersChart } from './answers-chart.tsx'
import type { ChartInput } from './chart-input.ts'
import { CompletionChart } from './completion-chart.tsx'
import { Conditions } from './conditions.ts'
import { FunnelChart } from './funnel-chart.tsx'
import { MoneyChart } from './money-chart.tsx'
import { ProvinceChart } from './province-chart.tsx'
import { SeatsChart } from './seats-chart.tsx'
import styles from './statistics.module.css'
import { StopsChart } from './stops-chart.tsx'

const NO_LIST = { columns: [], sort: { by: '', isDescending: false } } as const

function useStatisticsAddress(filters: AdminPlan['filters'], thisYear: number) {
  const [address, setAddress] = useSearchParams()
  const plan: AdminPlan = { filters, ...NO_LIST }
  const { filter } = queryOf(address, plan)
  const { from, to } = filter
  const isYear = from === undefined || to === undefined
  const given = Number(address.get('year'))
  const year = Number.isInteger(given) && given >= 2020 && given <= thisYear + 1 ? given : thisYear
  const input: ChartInput = {
    ...sentFilter(filter, filters),
    from: isYear ? `${year}-01-01` : from,
    to: isYear ? `${year}-12-31` : to,
  }
  const part = address.get('part') ?? ''
  const searchOf = (change: { filter?: TableQuery['filter']; year?: number; part?: string }): string => {
    const next = addressOf({ ...queryOf(address, plan), filter: change.filter ?? filter }, plan)
    const at = { part: change.part ?? part, year: change.year ?? year }
    if (at.part !== '') next.set('part', at.part)
    if (at.year !== thisYear) next.set('year', String(at.year))
    return next.toString()
  }
  const go = (change: Parameters<typeof searchOf>[0]) => setAddress(searchOf(change))
  return { filter, input, isYear, year, part, searchOf, go }
}

type State = EntityOf<typeof readStatisticsState>
type Part = { key: string; label: string; charts: readonly ComponentType<{ input: ChartInput }>[] }

const PARTS: readonly Part[] = [
  { key: '', label: '한눈에', charts: [CompletionChart, FunnelChart, StopsChart, ProvinceChart] },
  { key: 'study', label: '수강', charts: [FunnelChart, StopsChart] },
  { key: 'seats', label: '집합교육 자리', charts: [SeatsChart] },
  { key: 'money', label: '돈', charts: [MoneyChart] },
  { key: 'answers', label: '답변 시간', charts: [AnswersChart] },
]

function filtersOf(state: State | undefined, branches: ReturnType<typeof useBranches>): TableFilter[] {
  const provinces = (state?.provinces ?? []).map(({ sidoCode, sidoName }) => ({
    value: sidoCode,
    label: sidoName,
  }))
  return [
    { kind: 'days', from: 'from', to: 'to', label: '기간' },
    { kind: 'choice', key: 'onlineType', label: '교육', isNumber: true, choices: optionsOf(onlineTypeLabel) },
    { kind: 'choice', key: 'salesType', label: '영업자', isNumber: true, choices: optionsOf(salesTypeLabel) },
    {
      kind: 'choice',
      key: 'industryType',
      label: '업종',
      isNumber: true,
      choices: optionsOf(industryTypeLabel),
    },
    branchFilter(branches),
    { kind: 'choice', key: 'sidoCode', label: '시·도', choices: provinces },
  ]
}

export function StatisticsScreen() {
  const [thisYear] = useState(() => seoulYear(new Date()))
  const { role } = useEmployee()
  const { data: state } = useQuery({ ...read(readStatisticsState, {}), staleTime: 60_000 })
  const filters = filtersOf(state, useBranches())
  const address = useStatisticsAddress(filters, thisYear)
  const [isFilterOpen, setFilterOpen] = useState(false)
  const parts = PARTS.filter(({ key }) => key !== 'money' || staffMay(role, 'readPayments'))
  const open = parts.find(({ key }) => key === address.part) ?? parts[0]
  useKeys([{ keys: 'f', label: '필터', run: () => setFilterOpen(true) }], { title: '통계' })
  const change = (filter: typeof address.filter) => address.go({ filter })
  return (
    <AdminScreen
      title="통계"
      isFlush
      views={
        <nav aria-label="통계 나누기" className={styles.parts}>
          {parts.map(({ key, label }) => (
            <Link
              key={key}
              to={{ search: address.searchOf({ part: key }) }}
              aria-current={key === open?.key ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      }
      actions={state && <AsOf state={state} />}
      tools={
        <>
          {address.isYear && <YearPicker year={address.year} onChange={(year) => address.go({ year })} />}
          <Chips filters={filters} filter={address.filter} onFilter={change} />
          <FilterPanel
            filters={filters}
            filter={address.filter}
            onFilter={change}
            isOpen={isFilterOpen}
            onToggle={setFilterOpen}
          />
        </>
      }
    >
      <Conditions value={conditionText(address.filter, filters, '')}>
        <div className={styles.charts} data-count={open?.charts.length}>
          {open?.charts.map((One, place) => (
            <One key={`${open.key}${place}`} input={address.input} />
          ))}
        </div>
      </Conditions>
    </AdminScreen>
  )
}

function AsOf({ state: { asOf, check } }: { state: State }) {
  return (
    <p className={styles.asOf}>
      {formatSeoulDateTime(new Date(asOf))}까지
      {check && ' · '}
      {check &&
        (check.differing.length === 0 ? (
          <StateMark kind="done">다시 센 값과 같음</StateMark>
        ) : (
          <StateMark kind="view">{check.differing.length}일의 값이 달라 다시 셈</StateMark>
        ))}
    </p>
  )
}

function YearPicker({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  return (
    <span className={styles.year}>
      <Button tone="secondary" size="small" aria-label="앞 해" onClick={() => onChange(year - 1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <strong>{year}년</strong>
      <Button tone="secondary" size="small" aria-label="다음 해" onClick={() => onChange(year + 1)}>
        <ChevronRight aria-hidden />
      </Button>
    </span>
  )
}
