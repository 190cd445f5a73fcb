import type { Endpoint, EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Button } from '@hygiene/ui'
import { RefreshCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTablePreferences } from '../../app/layout/table-preferences.ts'
import { AdminScreen } from '../../app/layout/admin-screen.tsx'
import { chipsOf, conditionText } from './chip-text.ts'
import { without } from './chips.tsx'
import { ColumnPanel } from './column-panel.tsx'
import { DataTableCards } from './data-table-cards.tsx'
import styles from './data-table.module.css'
import { constantColumns } from './table-query.ts'
import { Empty, Skeleton, Wrong } from './table-states.tsx'
import { DataTableBody } from './data-table-body.tsx'
import { TableTools } from './table-tools.tsx'
import type { DataTableProps } from './table-types.ts'
import { TableViews } from './table-views.tsx'
import { SelectionTools } from './selection-tools.tsx'
import { useColumns } from './use-columns.ts'
import { useTableAddress } from './use-table-address.ts'
import { useConsoleKeys } from './use-console-keys.ts'
import { choiceOf, useTablePage, useShownVisit } from './use-table-page.ts'
import { useIsPhone } from './use-is-phone.ts'
import { useRowPlace } from './use-row-place.ts'
import { useSelection } from './use-selection.ts'

/**
 * Renders a list of the console from a contract with `dataTableInput` and `tablePageOf`. The address and the history hold its
 * state, so that the way back from a record leads to the same row.
 */
export function DataTable<C extends Endpoint>(props: DataTableProps<C>) {
  const { first, title, noun, unit, contract, columns, filters, sort, rowKey, nameOf, freeze } = props
  const { selectionActions } = props
  const kept = useTablePreferences().lists.find(({ screen }) => screen === props.screen)?.columns
  const plan = useMemo(() => ({ filters, columns, sort, kept, first }), [filters, columns, sort, kept, first])
  const address = useTableAddress(plan, props.screen)
  const { query, visit } = address
  const { page, news } = useTablePage(
    contract,
    { ...address, within: props.within },
    filters,
    props.refreshMs,
  )
  const found = page.data
  const shownVisit = useShownVisit(visit, page.isPlaceholderData)
  const rows = found?.list ?? NO_ROWS
  const keys = useMemo(() => rows.map((row) => String(rowKey(row))), [rows, rowKey])
  const place = useRowPlace(visit, keys)
  const chosen = useSelection(visit, keys, freeze ?? contract)
  const selection = selectionActions ? chosen : null
  const [isFilterOpen, setIsFilterOpen] = useState(false)
  const isPhone = useIsPhone()
  const constant = useMemo(() => constantColumns(query.filter, filters), [query, filters])
  const shownColumns = useColumns(columns, query.columns, constant)
  const hrefOf = props.hrefOf ?? (() => null)
  const here = rows[place.at]
  useConsoleKeys({
    place,
    href: here === undefined ? null : hrefOf(here),
    isFilterable: filters.length > 0,
    onFilter: () => setIsFilterOpen(true),
    onReload: () => void page.refetch(),
    selection: selection && {
      toggle: selection.toggle,
      release: selection.keys.size > 0 ? selection.release : null,
    },
  })

  const chips = chipsOf(query.filter, filters)
  const conditions = conditionText(query.filter, filters, address.text)
  const last = chips.at(-1)
  const shown = {
    caption: title,
    rows,
    keys,
    place,
    hrefOf,
    nameOf,
    isStale: page.isPlaceholderData,
    headingOf: isUsualOrder(query.sort, sort) ? props.headingOf : undefined,
    selection: selection && {
      keys: selection.keys,
      toggle: selection.toggle,
      head: (
        <label className={styles.box}>
          <input
            type="checkbox"
            aria-label="이 화면 모두 선택"
            checked={selection.isWhole}
            onChange={selection.togglePage}
          />
        </label>
      ),
    },
  }

  return (
    <AdminScreen
      title={title}
      isFlush
      views={<TableViews screen={props.screen} views={props.views ?? []} query={query} plan={plan} />}
      actions={
        <>
          {!isPhone && (
            <ColumnPanel
              columns={columns}
              arranged={query.columns}
              onArrange={(next) => address.change({ columns: next })}
            />
          )}
          {props.actionsOn?.(
            found && {
              choice: choiceOf(address, filters),
              conditions,
              count: found.count,
              isCountWhole: found.isCountWhole,
              columns: shownColumns.map(({ id }) => id),
            },
          )}
          {props.actions}
        </>
      }
      tools={
        selection && selection.keys.size > 0 ? (
          <SelectionTools
            {...{ selection, rows, keys, unit, conditions, selectionActions }}
            found={found}
            onFreeze={freeze ? () => selection.freezeAll(choiceOf(address, filters)) : null}
          />
        ) : (
          <TableTools
            {...{ address, filters, unit, isFilterOpen }}
            text={props.text}
            sum={found && props.sum?.(found as unknown as EntityOf<C>)}
            page={found}
            onFilterOpen={setIsFilterOpen}
          />
        )
      }
    >
      <div className={styles.list}>
        {page.error && (
          <Wrong error={page.error} asOf={found?.asOf ?? null} onAgain={() => void page.refetch()} />
        )}
        {news > 0 && (
          <div className={styles.news} role="status">
            <Button tone="secondary" size="small" onClick={() => void page.refetch()}>
              <RefreshCw aria-hidden />새 {news}
              {unit} 보기
            </Button>
          </div>
        )}
        {!found && !page.error && <Skeleton noun={noun} />}
        {found?.list.length === 0 && (
          <Empty
            noun={noun}
            allDone={address.text === '' ? props.allDone : undefined}
            whenEmpty={props.whenEmpty}
            conditions={chips.length === 0 && address.text === '' ? '' : conditions}
            drop={
              last
                ? {
                    label: last.value || last.label,
                    run: () => address.change({ filter: without(query.filter, last.keys) }),
                  }
                : null
            }
            onClear={() => address.open('')}
          />
        )}
        {rows.length > 0 &&
          (isPhone ? (
            <DataTableCards {...shown} card={props.card} />
          ) : (
            <DataTableBody
              {...shown}
              visit={shownVisit}
              columns={shownColumns}
              sort={query.sort}
              onSort={(next) => address.change({ sort: next })}
            />
          ))}
      </div>
      {props.children}
    </AdminScreen>
  )
}

const NO_ROWS: readonly never[] = []

type Sort = { by: string; isDescending: boolean }

/** Shows headings only in the default order: in another one the same heading would repeat. */
const isUsualOrder = (now: Sort, usual: Sort) =>
  now.by === usual.by && now.isDescending === usual.isDescending
