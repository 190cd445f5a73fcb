import type { ReactNode } from 'react'
import styles from './field-box.module.css'

export function FieldBox({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.box}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
