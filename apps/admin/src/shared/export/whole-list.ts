import type { AdminFound } from '../data-table/table-types.ts'

/** A list that is no `DataTable`, as an export takes it. */
export const wholeList = (filter: object, conditions: string, count: number): AdminFound => ({
  choice: { filter, sort: { by: 'key', isDescending: true }, text: '' },
  conditions,
  count,
  isCountWhole: true,
  columns: [],
})
