import type { DeskFound } from '../desk-list/desk-types.ts'

/** A list that is no `DeskList`, as an export takes it. */
export const wholeList = (filter: object, conditions: string, count: number): DeskFound => ({
  choice: { filter, sort: { by: 'key', isDescending: true }, words: '' },
  conditions,
  count,
  isCountWhole: true,
  columns: [],
})
