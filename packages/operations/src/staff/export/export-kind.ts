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

/** One cell of a file. A `Date` is an instant, shown in Seoul's time. */
export type Cell = SheetCell

/** The employee who takes a list out: their rights bound it. */
export interface Viewer {
  employeeNo: number
  role: StaffRole
  branchNo: number | null
}

/** A list that can be taken out. Its columns are those of its `EXPORT_LISTS`. */
export interface ExportKind<Chosen> extends FilePlan {
  screen: ExportScreen
  key: KeysetColumn
  /** The rows of these conditions; of a list that is held in memory, their keys. */
  found: (choice: Chosen, viewer: Viewer, now: Date, db: Queries) => KeysetQuery | Promise<KeysetQuery>
  /** All rows the viewer may see, whatever the conditions: judged again when the file is made. */
  reach: (viewer: Viewer, now: Date) => KeysetQuery
}

/** The file of a list of the console. */
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
