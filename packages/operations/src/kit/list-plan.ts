import type { AnswerOf, Endpoint, InputOf } from '@hygiene/contracts/kit/endpoint'
import type { Prisma } from '@hygiene/db/generated/client'
import type { KeysetColumn } from '@hygiene/db/keyset'
import type { Table, Typed } from '@hygiene/db/table'
import type { EmployeeActor } from './actor.ts'
import type { FileParts } from './list-file.ts'

export type ItemOf<C extends Endpoint> = AnswerOf<C> extends { list: readonly (infer Item)[] } ? Item : never
export type FilterOf<C extends Endpoint> = InputOf<C> extends { filter: infer F extends object } ? F : never
type SortOf<C extends Endpoint> = InputOf<C> extends { sort: { by: infer By extends string } } ? By : never

/** Which rows: the conditions and typed words of the contract's input, or rows that were selected by hand. */
export interface Choice<C extends Endpoint = Endpoint> {
  filter: FilterOf<C>
  text: string
  only?: readonly (string | number)[] | undefined
}

/** What rows depend on beside the choice. */
export interface Sight {
  /** Null: every branch. */
  branches: readonly number[] | null
  now: Date
}

/** All that a plan may depend on. */
export type Asked<C extends Endpoint> = Choice<C> & Sight

/**
 * The condition of a filter that has a value. SQL: the column equals the value; of a flag: the condition itself. A record: a
 * condition for each word. Null: `where` has it.
 */
export type Rule<V, A> =
  | null
  | Prisma.Sql
  | ((value: V, asked: A) => Prisma.Sql)
  | ([V] extends [string] ? Readonly<Record<V, Prisma.Sql>> : never)

/** Some parts depend on what is asked. */
export type Part<C extends Endpoint, P> = P | ((asked: Asked<C>) => P)

export type Sqls = Readonly<Record<string, Prisma.Sql>>
type ValueOf<S> = S extends Typed<infer V> ? V : unknown

/** A row as it is read: fields of the contract from the table's columns of their names, and `columns`. */
export type RowOf<C extends Endpoint, T, Cols extends object, Shown> = {
  [K in Exclude<keyof ItemOf<C>, keyof Cols | Shown> & keyof T]: ValueOf<T[K]>
} & { [K in keyof Cols]: ValueOf<Cols[K]> }

/** Fields that neither the table nor `columns` nor `show` answers, or that get a value of another type. */
export type Missing<C extends Endpoint, T, Cols extends object, Shown> = {
  [K in Exclude<keyof ItemOf<C>, Shown>]: RowOf<C, T, Cols, Shown> extends Record<K, ItemOf<C>[K]> ? never : K
}[Exclude<keyof ItemOf<C>, Shown>]

export interface Plan<C extends Endpoint, T, Cols extends object, Shown extends string> {
  /** The table of the rows. A field of the contract is its column of that name. */
  of: Part<C, Table<T>>
  /** What follows the table in FROM. */
  joins?: Prisma.Sql
  /** The primary key; an int where it does not say another type. */
  key: Prisma.Sql | KeysetColumn
  /** Fields that are other columns or expressions, and what `show` needs beside them. */
  columns?: Cols & { readonly [K in keyof Cols]: Prisma.Sql }
  /** The same, where they depend on what is asked. */
  columnsAt?: (asked: Asked<C>) => Cols & { readonly [K in keyof Cols]: Prisma.Sql }
  /** Fields that are made of a row as it was read. */
  show?: {
    readonly [K in Shown]: (
      row: RowOf<C, Table<T>, Cols, Shown>,
      now: Date,
    ) => K extends keyof ItemOf<C> ? ItemOf<C>[K] : never
  }
  /** Sorts that are no field, or go by another expression. */
  sorts?: { readonly [By in SortOf<C>]?: KeysetColumn }
  /** Conditions of every choice. */
  where?: (asked: Asked<C>) => readonly Prisma.Sql[]
  /** Conditions of a page that a frozen set and a file do not have. */
  onPage?: (asked: Asked<C>, actor: EmployeeActor) => readonly Prisma.Sql[]
  filters: { readonly [K in keyof FilterOf<C>]-?: Rule<NonNullable<FilterOf<C>[K]>, Asked<C>> }
  search?: (typed: string) => Prisma.Sql
  /** The columns of its file, by the keys of `EXPORT_LISTS`. */
  file?: Part<C, FileParts>
  /** The member of a row in the file, where the contract leaves no entries in the log. */
  memberOfFile?: Prisma.Sql
}

/** A plan with a column for each field needs nothing else. */
export type Complete<C extends Endpoint, T, Cols extends object, Shown> = [
  Missing<C, Table<T>, Cols, Shown>,
] extends [never]
  ? unknown
  : { withoutColumn: Missing<C, Table<T>, Cols, Shown> }
