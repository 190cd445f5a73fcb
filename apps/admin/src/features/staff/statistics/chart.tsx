import { Loaded, read } from '@hygiene/client'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, Info } from 'lucide-react'
import { type ReactNode, useContext, useId, useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { type ChartTable, csvOf, saveFile } from './chart-table.ts'
import { Conditions } from './conditions.ts'
import { Figure } from './figure.tsx'
import styles from './statistics.module.css'

const shown = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('ko-KR') : cell)

function TableView({ title, table: { head, rows } }: { title: string; table: ChartTable }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, links }) => (
            <tr key={cells[0]}>
              {cells.map((cell, place) => {
                const said = <Figure to={links?.[place]}>{shown(cell)}</Figure>
                return place === 0 ? (
                  <th key={head[place]} scope="row">
                    {said}
                  </th>
                ) : (
                  <td key={head[place]}>{said}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ChartProps<C extends Endpoint> = {
  title: string
  note: string
  definition: readonly string[]
  contract: C
  input: SentTo<C>
  table: (entity: EntityOf<C>) => ChartTable
  isEmpty: (entity: EntityOf<C>) => boolean
  /** Explains an empty chart if the reason is not a lack of records. */
  emptyMessage?: string
  children: (entity: EntityOf<C>) => ReactNode
}

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

type SaveTableProps = { title: string; note: string; table: ChartTable; onSaved: () => void }

function SaveTable({ title, note, table, onSaved }: SaveTableProps) {
  const { name } = useEmployee()
  const conditions = useContext(Conditions)
  const saveWorkbook = async () => {
    const { workbookOf } = await import('./save-workbook.ts')
    const facts = [
      ['설명', note],
      ['조건', conditions],
      ['받은 사람', name],
      ['받은 일시', new Date()],
    ] as const
    saveFile(`${title}.xlsx`, workbookOf(title, table, facts))
    onSaved()
  }
  const saveCsv = () => {
    saveFile(`${title}.csv`, new Blob([csvOf(table)], { type: 'text/csv' }))
    onSaved()
  }
  return (
    <div className={styles.save} role="group" aria-label={`${title} 표 내려받기`}>
      <Button tone="secondary" size="small" onClick={() => void saveWorkbook()}>
        엑셀(.xlsx)
      </Button>
      <Button tone="secondary" size="small" onClick={saveCsv}>
        CSV
      </Button>
    </div>
  )
}
