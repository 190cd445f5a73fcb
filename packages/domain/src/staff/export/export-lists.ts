import type { ExportColumn, ExportList } from './export-column.ts'
import { EDUCATION_LISTS } from './export-education.ts'
import { OFFICE_LISTS } from './export-office.ts'
import { keysOf } from '../../keys-of.ts'

const EXPORT_LISTS = { ...EDUCATION_LISTS, ...OFFICE_LISTS } as const

export type ExportScreen = keyof typeof EXPORT_LISTS
export const exportScreens = keysOf(EXPORT_LISTS)

export const exportListOf = (screen: ExportScreen): ExportList => EXPORT_LISTS[screen]

/** Returns the chosen columns in the chosen order. It drops keys of other lists. */
export function chosenColumns(screen: ExportScreen, keys: readonly string[]): ExportColumn[] {
  const { columns } = exportListOf(screen)
  return [...new Set(keys)].flatMap((key) => columns.find((column) => column.key === key) ?? [])
}

export function columnsOnAdmin(screen: ExportScreen, shown: readonly string[]): string[] {
  const { columns } = exportListOf(screen)
  return shown.flatMap((id) =>
    columns.filter((column) => (column.admin ?? column.key) === id).map(({ key }) => key),
  )
}
