import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { listViews } from '@hygiene/contracts/staff/saved-view/list-views'
import type { ReactNode } from 'react'

/** A row of the list a contract answers. */
export type RowOf<C extends Endpoint> = EntityOf<C> extends { list: readonly (infer Row)[] } ? Row : never

export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Pixels at the usual text size; it grows with the text. */
  width: number
  align?: 'end'
  /** The name of the contract's sort by this column. */
  sort?: string
  /** The cell that leads to the record. */
  isHeading?: boolean
  /** Shown only when an employee asks for it. */
  isExtra?: boolean
}

type Choice = { value: string; label: string }

/** A condition of a list; its values stand in the address as plain words. */
export type TableFilter =
  | {
      kind: 'choice'
      key: string
      label: string
      choices: readonly Choice[]
      /** The contract takes the value as a number. */
      isNumber?: boolean
      /** The column that says the same in every row while the filter holds. */
      hides?: string
    }
  | { kind: 'days'; from: string; to: string; label: string }
  | { kind: 'number'; key: string; label: string; hides?: string }
  | { kind: 'flag'; key: string; label: string; hides?: string }

/** One row on a phone: two lines, and what stands at the right of the first. */
export type AdminCard = {
  head: ReactNode
  note: ReactNode
  /** A mark at the end of the first line, part of the link. */
  end?: ReactNode
  /** Buttons beside the link: within it a press would open the record, too. */
  buttons?: ReactNode
}

/** What an action is about: rows of the page, or all rows found, frozen on the server. */
export type AdminSelection<Row> =
  | { kind: 'rows'; rows: readonly Row[]; count: number }
  | { kind: 'set'; setNo: string; count: number; frozenAt: string }

/** A list as it stands, for acts on all of it. */
export type AdminFound = {
  choice: { filter: object; sort: { by: string; isDescending: boolean }; text: string }
  conditions: string
  count: number
  isCountWhole: boolean
  /** The columns that are shown, in their order. */
  columns: readonly string[]
}

/** The lists of which views are saved, as the contract names them. */
export type AdminScreenName = SentTo<typeof listViews>['screen']

/** A view that every employee has: a name and the address it stands for. */
export type BuiltInView = { name: string; address: string }

export type DataTableProps<C extends Endpoint> = {
  /** The name under which views are saved. */
  screen: AdminScreenName
  title: string
  /** «회원», «1,284명». */
  noun: string
  unit: '건' | '명' | '곳'
  contract: C
  columns: readonly TableColumn<RowOf<C>>[]
  filters: readonly TableFilter[]
  /** The order of an address that names none. */
  sort: { by: string; isDescending: boolean }
  rowKey: (row: RowOf<C>) => string | number
  hrefOf?: (row: RowOf<C>) => string | null
  /** What a row is called for people who do not see it: «장*선 선택». */
  nameOf: (row: RowOf<C>) => string
  card: (row: RowOf<C>) => AdminCard
  /** What the search looks through: «이름, 번호, 끝 4자리»; absent: no search. */
  text?: string
  views?: readonly BuiltInView[]
  /** The view that an address without conditions shows; without it, all rows. */
  first?: string
  /** Under which heading a row stands: said before the first row of each. */
  headingOf?: (row: RowOf<C>) => string
  /** What a worklist says when nothing waits: «모두 마쳤습니다.». */
  allDone?: string
  /** Under «아직 없습니다.»: how a first row comes to be, or the button that makes it. */
  whenEmpty?: ReactNode
  actions?: ReactNode
  /** Actions on the whole list. They get its conditions and its number of rows; undefined while these are not known. */
  actionsOn?: (found: AdminFound | undefined) => ReactNode
  /** Milliseconds after which the page is read again; null: it is not read again. */
  refreshMs?: (page: EntityOf<C>) => number | null
  /** The contract that freezes all rows found. */
  freeze?: Endpoint
  /** Acts upon a selection; without them nothing can be selected. */
  selectionActions?: (selection: AdminSelection<RowOf<C>>, release: () => void) => ReactNode
  /** Beside the count: «46,392,000원». */
  sum?: (page: EntityOf<C>) => ReactNode
  /** The record whose rows are listed: a condition of every page that is no filter. */
  within?: Readonly<Record<string, number>>
  children?: ReactNode
}
