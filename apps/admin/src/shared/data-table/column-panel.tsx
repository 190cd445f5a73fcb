import { CheckboxField } from '@hygiene/ui'
import { ArrowDown, ArrowUp, Columns3, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import styles from './table-tools.module.css'
import type { TableColumns } from './table-query.ts'
import type { TableColumn } from './table-types.ts'
import { Popover } from './popover.tsx'
import { NARROWEST, WIDEST } from './use-columns.ts'

type ColumnPanelProps<Row> = {
  columns: readonly TableColumn<Row>[]
  arranged: TableColumns
  onArrange: (arranged: TableColumns) => void
}

const STEP_PX = 24

/** Arranges columns with buttons, so that the keyboard suffices. */
export function ColumnPanel<Row>({ columns, arranged, onArrange }: ColumnPanelProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const { order, hidden, widths } = arranged
  const opener = (
    <>
      <Columns3 aria-hidden />열
    </>
  )
  const move = (id: string, by: 1 | -1) => {
    const others = order.filter((one) => one !== id)
    onArrange({ ...arranged, order: others.toSpliced(Math.max(0, order.indexOf(id) + by), 0, id) })
  }
  const widen = (id: string, from: number, by: number) => {
    const width = Math.min(WIDEST, Math.max(NARROWEST, from + by))
    onArrange({ ...arranged, widths: { ...widths, [id]: width } })
  }
  const show = (id: string, isShown: boolean) =>
    onArrange({ ...arranged, hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] })

  return (
    <Popover opener={opener} isOpen={isOpen} onToggle={setIsOpen}>
      <ul className={styles.columns}>
        {order.flatMap((id) => {
          const column = columns.find((one) => one.id === id)
          if (!column) return []
          const { header, isHeading = false } = column
          const width = widths[id] ?? column.width
          const actions = [
            { label: `${header} 앞으로`, icon: <ArrowUp aria-hidden />, run: () => move(id, -1) },
            { label: `${header} 뒤로`, icon: <ArrowDown aria-hidden />, run: () => move(id, 1) },
            { label: `${header} 좁게`, icon: <Minus aria-hidden />, run: () => widen(id, width, -STEP_PX) },
            { label: `${header} 넓게`, icon: <Plus aria-hidden />, run: () => widen(id, width, STEP_PX) },
          ]
          return (
            <li key={id}>
              {isHeading ? (
                <span>{header}</span>
              ) : (
                <CheckboxField
                  label={header}
                  checked={!hidden.includes(id)}
                  onChange={({ target }) => show(id, target.checked)}
                />
              )}
              {actions.map(({ label, icon, run }) => (
                <button key={label} type="button" className={styles.arrange} aria-label={label} onClick={run}>
                  {icon}
                </button>
              ))}
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}
