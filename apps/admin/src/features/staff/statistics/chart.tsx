import { Loaded, read } from '@hygiene/client'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Download, Info } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { ChartTable } from './chart-table.ts'
import { SaveTable } from './save-table.tsx'
import styles from './statistics.module.css'
import { TableView } from './table-view.tsx'

type ChartProps<C extends Endpoint> = {
  title: string
  note: string
  /** How it is counted, in sentences. */
  definition: readonly string[]
  contract: C
  input: SentTo<C>
  table: (entity: EntityOf<C>) => ChartTable
  isEmpty: (entity: EntityOf<C>) => boolean
  /** Why nothing is shown, where it is not for want of records. */
  emptyMessage?: string
  children: (entity: EntityOf<C>) => ReactNode
}

/** One chart: its title with the definition behind it, and the same numbers as a picture, a table or a file. */
export function Chart<C extends Endpoint>(props: ChartProps<C>) {
  const { title, note, definition, contract, input, table, isEmpty, children } = props
  const { emptyMessage = '조건에 맞는 기록이 없습니다.' } = props
  const query = useQuery({ ...read(contract, input), staleTime: 60_000 })
  const [isTable, setIsTable] = useState(false)
  const [isDefined, setIsDefined] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const heading = useId()
  return (
    <section className={styles.chart} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className={styles.info}
          aria-expanded={isDefined}
          aria-label={`${title}: 집계 기준`}
          onClick={() => setIsDefined(!isDefined)}
        >
          <Info aria-hidden />
        </button>
        <div className={styles.view} role="group" aria-label={`${title} 보기`}>
          <button type="button" aria-pressed={!isTable} onClick={() => setIsTable(false)}>
            그림
          </button>
          <button type="button" aria-pressed={isTable} onClick={() => setIsTable(true)}>
            표
          </button>
        </div>
        <button
          type="button"
          className={styles.info}
          aria-expanded={isSaving}
          aria-label={`${title} 표 내려받기`}
          disabled={query.data === undefined}
          onClick={() => setIsSaving(!isSaving)}
        >
          <Download aria-hidden />
        </button>
      </header>
      <p className={styles.note}>{note}</p>
      {isSaving && query.data !== undefined && (
        <SaveTable {...{ title, note }} table={table(query.data)} onSaved={() => setIsSaving(false)} />
      )}
      {isDefined && (
        <div className={styles.definition}>
          <strong>집계 기준</strong>
          {definition.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <Loaded query={query}>
        {(entity) => {
          if (isEmpty(entity)) return <p className={styles.empty}>{emptyMessage}</p>
          return isTable ? <TableView title={title} table={table(entity)} /> : children(entity)
        }}
      </Loaded>
    </section>
  )
}
