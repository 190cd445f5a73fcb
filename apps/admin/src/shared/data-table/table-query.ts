import type { TableColumn, TableFilter } from './table-types.ts'

export type TableColumns = {
  order: readonly string[]
  hidden: readonly string[]
  widths: Readonly<Record<string, number>>
}

export type TableQuery = {
  filter: Readonly<Record<string, string>>
  sort: { by: string; isDescending: boolean }
  columns: TableColumns
}

export type AdminPlan = {
  filters: readonly TableFilter[]
  columns: readonly Pick<TableColumn<never>, 'id' | 'sort' | 'isExtra'>[]
  sort: TableQuery['sort']
  kept?: string | undefined
  first?: string | undefined
}

/** Requests all rows, because an empty address shows the first view. */
const ALL = 'all=1'

export const openedQuery = (search: string, plan: AdminPlan): TableQuery =>
  queryOf(new URLSearchParams(search === '' ? (plan.first ?? '') : search), plan)

export const addressToOpen = (query: TableQuery, plan: AdminPlan): string =>
  addressOf(query, plan).toString() || (plan.first === undefined ? '' : ALL)

const DAY = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const NUMBER = /^[1-9]\d{0,8}$/
const COLUMN = /^(-?)([A-Za-z]+)(?:\.([1-9]\d{1,2}))?$/

export function queryOf(address: URLSearchParams, plan: AdminPlan): TableQuery {
  const given = plan.filters
    .flatMap(keysOf)
    .map(({ key, isRight }) => [key, address.get(key) ?? '', isRight] as const)
  const filter = Object.fromEntries(given.filter(([, value, isRight]) => isRight(value)))
  return {
    filter,
    sort: sortOf(address.get('sort'), plan),
    columns: columnsOf(address.get('columns') ?? plan.kept ?? null, plan),
  }
}

export function addressOf({ filter, sort, columns }: TableQuery, plan: AdminPlan): URLSearchParams {
  const address = new URLSearchParams()
  for (const { key } of plan.filters.flatMap(keysOf)) {
    const value = filter[key]
    if (value) address.set(key, value)
  }
  const isUsual = sort.by === plan.sort.by && sort.isDescending === plan.sort.isDescending
  if (!isUsual) address.set('sort', `${sort.isDescending ? '-' : ''}${sort.by}`)
  const notified = notifiedColumns(columns)
  if (notified !== notifiedColumns(columnsOf(null, plan))) address.set('columns', notified)
  return address
}

export function sentFilter(filter: TableQuery['filter'], filters: readonly TableFilter[]) {
  const sent: Record<string, string | number | boolean> = {}
  for (const one of filters) {
    for (const { key } of keysOf(one)) {
      const value = filter[key]
      if (value) sent[key] = valueSent(one, value)
    }
  }
  return sent
}

function valueSent(filter: TableFilter, value: string): string | number | boolean {
  if (filter.kind === 'flag') return true
  return filter.kind === 'number' || (filter.kind === 'choice' && filter.isNumber) ? Number(value) : value
}

export function constantColumns(filter: TableQuery['filter'], filters: readonly TableFilter[]): string[] {
  return filters.flatMap((one) => (one.kind !== 'days' && one.hides && filter[one.key] ? [one.hides] : []))
}

function keysOf(filter: TableFilter): { key: string; isRight: (value: string) => boolean }[] {
  if (filter.kind === 'days') return [filter.from, filter.to].map((key) => ({ key, isRight: isDay }))
  const { key } = filter
  if (filter.kind === 'flag') return [{ key, isRight: (value) => value === '1' }]
  if (filter.kind === 'number') return [{ key, isRight: (value) => NUMBER.test(value) }]
  return [{ key, isRight: (value) => filter.choices.some((choice) => choice.value === value) }]
}

/** Rejects dates such as 31 February, which the pattern accepts. */
function isDay(value: string): boolean {
  return DAY.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
}

function sortOf(notified: string | null, { columns, sort }: AdminPlan): TableQuery['sort'] {
  const [, minus, by = ''] = /^(-?)([A-Za-z]+)$/.exec(notified ?? '') ?? []
  return columns.some((column) => column.sort === by) ? { by, isDescending: minus === '-' } : sort
}

function columnsOf(notified: string | null, { columns }: AdminPlan): TableColumns {
  const known = columns.map(({ id }) => id)
  const usual = {
    order: known,
    hidden: columns.filter(({ isExtra }) => isExtra).map(({ id }) => id),
    widths: {},
  }
  const named = (notified ?? '').split('~').flatMap((word) => columnNamed(word, known))
  if (named.length === 0) return usual
  const order = [...new Set(named.map(({ id }) => id))]
  return {
    order: [...order, ...known.filter((id) => !order.includes(id))],
    hidden: [
      ...named.filter(({ isHidden }) => isHidden).map(({ id }) => id),
      ...usual.hidden.filter((id) => !order.includes(id)),
    ],
    widths: Object.fromEntries(named.flatMap(({ id, width }) => (width ? [[id, width] as const] : []))),
  }
}

function columnNamed(word: string, known: readonly string[]) {
  const [, minus, id = '', width] = COLUMN.exec(word) ?? []
  return known.includes(id) ? [{ id, isHidden: minus === '-', width: Number(width ?? 0) }] : []
}

/** Returns «paidAt.120~orderNo~-region»: the order, custom widths, and a minus for hidden columns. */
export function notifiedColumns({ order, hidden, widths }: TableColumns): string {
  return order
    .map((id) => `${hidden.includes(id) ? '-' : ''}${id}${widths[id] ? `.${widths[id]}` : ''}`)
    .join('~')
}
