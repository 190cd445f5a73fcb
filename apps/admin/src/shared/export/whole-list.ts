import type { AdminFound } from '../data-table/table-types.ts'

export const wholeList = (filter: object, conditions: string, count: number): AdminFound => ({
  choice: { filter, sort: { by: 'key', isDescending: true }, text: '' },
  conditions,
  count,
  isCountWhole: true,
  columns: [],
})
