import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { listViews } from '@hygiene/contracts/staff/saved-view/list-views'
import type { ReactNode } from 'react'

export type RowOf<C extends Endpoint> = EntityOf<C> extends { list: readonly (infer Row)[] } ? Row : never

export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Is measured in pixels at the default text size and grows with the text. */
  width: number
  align?: 'end'
  sort?: string
  isHeading?: boolean
  isExtra?: boolean
}

type Choice = { value: string; label: string }

/** Describes a filter of a list. The address holds its value as plain text. */
export type TableFilter =
  | {
      kind: 'choice'
      key: string
      label: string
      choices: readonly Choice[]
      isNumber?: boolean
      /** Names the column to hide while the filter makes it constant. */
      hides?: string
    }
  | { kind: 'days'; from: string; to: string; label: string }
  | { kind: 'number'; key: string; label: string; hides?: string }
  | { kind: 'flag'; key: string; label: string; hides?: string }

export type AdminCard = {
  head: ReactNode
  note: ReactNode
  /** Is shown at the end of the first line and is part of the link. */
  end?: ReactNode
  /** Holds buttons, which are outside the link: inside it a press would also open the record. */
  buttons?: ReactNode
}

/** Holds the target of an action: rows of the page, or all rows found, frozen on the server. */
export type AdminSelection<Row> =
  | { kind: 'rows'; rows: readonly Row[]; count: number }
  | { kind: 'set'; setNo: string; count: number; frozenAt: string }

export type AdminFound = {
  choice: { filter: object; sort: { by: string; isDescending: boolean }; text: string }
  conditions: string
  count: number
  isCountWhole: boolean
  columns: readonly string[]
}

export type AdminScreenName = SentTo<typeof listViews>['screen']

export type BuiltInView = { name: string; address: string }

export type DataTableProps<C extends Endpoint> = {
  screen: AdminScreenName
  title: string
  noun: string
  unit: '건' | '명' | '곳'
  contract: C
  columns: readonly TableColumn<RowOf<C>>[]
  filters: readonly TableFilter[]
  sort: { by: string; isDescending: boolean }
  rowKey: (row: RowOf<C>) => string | number
  hrefOf?: (row: RowOf<C>) => string | null
  /** Names a row for screen readers, as in «장*선 선택». */
  nameOf: (row: RowOf<C>) => string
  card: (row: RowOf<C>) => AdminCard
  text?: string
  views?: readonly BuiltInView[]
  /** Is the view shown for an address without filters. If absent, all rows are shown. */
  first?: string
  /** Returns the group heading of a row, shown above the first row of each group. */
  headingOf?: (row: RowOf<C>) => string
  /** Is shown when a worklist is empty, such as «모두 마쳤습니다.». */
  allDone?: string
  /** Follows «아직 없습니다.» and says how a first row is created, or offers the button for it. */
  whenEmpty?: ReactNode
  actions?: ReactNode
  /** Renders actions on the whole list, with its filters and number of rows. `found` is undefined until these are known. */
  actionsOn?: (found: AdminFound | undefined) => ReactNode
  /** Returns the milliseconds until the page is read again, or null to keep it. */
  refreshMs?: (page: EntityOf<C>) => number | null
  freeze?: Endpoint
  /** Renders actions on a selection. If absent, nothing can be selected. */
  selectionActions?: (selection: AdminSelection<RowOf<C>>, release: () => void) => ReactNode
  sum?: (page: EntityOf<C>) => ReactNode
  /** Names the record whose rows are listed: a fixed condition that is not a filter. */
  within?: Readonly<Record<string, number>>
  children?: ReactNode
}
