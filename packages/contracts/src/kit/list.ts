import type { z } from 'zod'
import type { RefusalName } from '../refusals/table.ts'
import { dataTableInput, tablePageOf } from './data-table.ts'
import { staffReads, staffWrites } from './declare.ts'
import type { Endpoint } from './endpoint.ts'
import { columnsIn } from './list-column.ts'

export { column } from './list-column.ts'

type Names = readonly [string, ...string[]]

type PageOf<Row extends z.ZodType> = ReturnType<typeof tablePageOf<Row>>

interface ListDeclared<
  Row extends z.ZodType,
  F extends z.ZodObject,
  By extends Names,
  Page extends z.ZodType,
  R extends RefusalName,
> extends Pick<Endpoint, 'permission' | 'perMinute' | 'audit'> {
  /** Names the entry in the audit log, if the list leaves one. */
  label?: string
  filter: F
  sorts: By
  row: Row
  /** Adds fields of the page beside its rows. */
  page?: (page: PageOf<Row>) => Page
  refusals?: readonly R[]
}

function listing(
  declare: typeof staffReads,
  always: { isView?: true; methods?: readonly ['POST']; sends?: 'json'; audit?: object },
) {
  return <
    Row extends z.ZodType,
    F extends z.ZodObject,
    const By extends Names,
    Page extends z.ZodType = PageOf<Row>,
    const R extends RefusalName = never,
  >(
    path: `/${string}`,
    { filter, sorts, row, page, ...rest }: ListDeclared<Row, F, By, Page, R>,
  ) =>
    declare(path, {
      ...always,
      ...rest,
      columns: columnsIn(row, sorts),
      input: dataTableInput({ filter, sorts }),
      entity: (page?.(tablePageOf(row)) ?? tablePageOf(row)) as Page,
    })
}

/** Declares a list of the console that writes each member shown to the audit log. */
export const listsPeople = listing(staffWrites, { isView: true, audit: {} })
/** Declares a list of the console without an audit entry: it shows no member's data, or only data that needs no entry. */
export const listsRecords = listing(staffReads, { methods: ['POST'], sends: 'json' })
