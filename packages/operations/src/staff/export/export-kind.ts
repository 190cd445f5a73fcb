import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { KeysetColumn, KeysetQuery } from '@hygiene/db/keyset'
import type { Queries } from '@hygiene/db/connect'
import type { ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import type { SheetCell } from '@hygiene/domain/platform/workbook/sheet-pieces'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import type { Rows } from '../../kit/list.ts'
import type { FilePlan } from '../../kit/list-file.ts'
import type { Choice } from '../../kit/list-plan.ts'

export type Cell = SheetCell

export interface Viewer {
  employeeNo: number
  role: StaffRole
  branchNo: number | null
}

export interface ExportKind<Chosen> extends FilePlan {
  screen: ExportScreen
  key: KeysetColumn
  found: (choice: Chosen, viewer: Viewer, now: Date, db: Queries) => KeysetQuery | Promise<KeysetQuery>
  /** Selects all rows the viewer may see, whatever the conditions; it is applied again when the file is made. */
  reach: (viewer: Viewer, now: Date) => KeysetQuery
}

/** Builds the file of a list of the console. */
export function fileOf<C extends Endpoint>(
  screen: ExportScreen,
  list: Rows<C>,
  now: Date,
): ExportKind<Choice<C>> {
  const sightOf = (viewer: Viewer) => ({ branches: branchesOf(viewer), now })
  const all = { filter: {}, text: '' } as unknown as Choice<C>
  return {
    screen,
    key: list.key,
    found: (choice, viewer) => list.found(choice, sightOf(viewer)),
    reach: (viewer) => list.found(all, sightOf(viewer)),
    ...list.file({ branches: null, now }),
  }
}
