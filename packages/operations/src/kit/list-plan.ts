import type { AnswerOf, Endpoint, InputOf } from '@hygiene/contracts/kit/endpoint'
import type { Prisma } from '@hygiene/db/generated/client'
import type { KeysetColumn } from '@hygiene/db/keyset'
import type { Table, Typed } from '@hygiene/db/table'
import type { EmployeeActor } from './actor.ts'
import type { FileParts } from './list-file.ts'

export type ItemOf<C extends Endpoint> = AnswerOf<C> extends { list: readonly (infer Item)[] } ? Item : never
export type FilterOf<C extends Endpoint> = InputOf<C> extends { filter: infer F extends object } ? F : never
type SortOf<C extends Endpoint> = InputOf<C> extends { sort: { by: infer By extends string } } ? By : never

/** Selects rows by the filter and search of the contract's input, or by their keys if an employee selected them by hand. */
export interface Choice<C extends Endpoint = Endpoint> {
  filter: FilterOf<C>
  text: string
  only?: readonly (string | number)[] | undefined
}

/** Limits the rows beside the choice. */
export interface Sight {
  /** Is null if the employee sees every branch. */
  branches: readonly number[] | null
  now: Date
}

/** Holds everything that a plan may depend on. */
export type Asked<C extends Endpoint> = Choice<C> & Sight

/**
 * Turns a filter's value into a condition. SQL alone means that the column equals the value, or is the condition itself for a
 * flag. A record has a condition for each value. Null means that `where` handles the filter.
 */
export type Rule<V, A> =
  | null
  | Prisma.Sql
  | ((value: V, asked: A) => Prisma.Sql)
  | ([V] extends [string] ? Readonly<Record<V, Prisma.Sql>> : never)

/** Is a constant or depends on the request. */
export type Part<C extends Endpoint, P> = P | ((asked: Asked<C>) => P)

export type Sqls = Readonly<Record<string, Prisma.Sql>>
type ValueOf<S> = S extends Typed<infer V> ? V : unknown

/** Holds a row as it is read: the contract's fields that are columns of the table, and `columns`. */
export type RowOf<C extends Endpoint, T, Cols extends object, Shown> = {
  [K in Exclude<keyof ItemOf<C>, keyof Cols | Shown> & keyof T]: ValueOf<T[K]>
} & { [K in keyof Cols]: ValueOf<Cols[K]> }

/** Names the fields that neither the table nor `columns` nor `show` supplies with the right type. */
export type Missing<C extends Endpoint, T, Cols extends object, Shown> = {
  [K in Exclude<keyof ItemOf<C>, Shown>]: RowOf<C, T, Cols, Shown> extends Record<K, ItemOf<C>[K]> ? never : K
}[Exclude<keyof ItemOf<C>, Shown>]

export interface Plan<C extends Endpoint, T, Cols extends object, Shown extends string> {
  /** Is the table of the rows. A field of the contract is the table's column of the same name. */
  of: Part<C, Table<T>>
  /** Follows the table in FROM. */
  joins?: Prisma.Sql
  /** Is the primary key, of type int unless it names another type. */
  key: Prisma.Sql | KeysetColumn
  /** Supplies fields that are other columns or expressions, and inputs of `show`. */
  columns?: Cols & { readonly [K in keyof Cols]: Prisma.Sql }
  /** Replaces `columns` if they depend on the request. */
  columnsAt?: (asked: Asked<C>) => Cols & { readonly [K in keyof Cols]: Prisma.Sql }
  /** Supplies fields that are computed from the row read. */
  show?: {
    readonly [K in Shown]: (
      row: RowOf<C, Table<T>, Cols, Shown>,
      now: Date,
    ) => K extends keyof ItemOf<C> ? ItemOf<C>[K] : never
  }
  /** Supplies sorts that are no field or use another expression. */
  sorts?: { readonly [By in SortOf<C>]?: KeysetColumn }
  /** Applies to pages, frozen sets and files. */
  where?: (asked: Asked<C>) => readonly Prisma.Sql[]
  /** Applies to pages only, not to frozen sets and files. */
  onPage?: (asked: Asked<C>, actor: EmployeeActor) => readonly Prisma.Sql[]
  filters: { readonly [K in keyof FilterOf<C>]-?: Rule<NonNullable<FilterOf<C>[K]>, Asked<C>> }
  search?: (typed: string) => Prisma.Sql
  /** Lists the columns of the file by the keys of `EXPORT_LISTS`. */
  file?: Part<C, FileParts>
  /** Is the member of a row in the file, if the contract leaves no audit entries. */
  memberOfFile?: Prisma.Sql
}

/** Requires a column for each field. The compile error names the missing ones. */
export type Complete<C extends Endpoint, T, Cols extends object, Shown> = [
  Missing<C, Table<T>, Cols, Shown>,
] extends [never]
  ? unknown
  : { withoutColumn: Missing<C, Table<T>, Cols, Shown> }
