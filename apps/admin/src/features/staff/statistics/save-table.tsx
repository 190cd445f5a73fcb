import { Button } from '@hygiene/ui'
import { useContext } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { type ChartTable, csvOf, saveFile } from './chart-table.ts'
import { Conditions } from './conditions.ts'
import styles from './statistics.module.css'

type SaveTableProps = { title: string; note: string; table: ChartTable; onSaved: () => void }

/** The numbers of a chart as a file: a workbook whose first sheet says what they are, or comma-separated values. */
export function SaveTable({ title, note, table, onSaved }: SaveTableProps) {
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
