import type { ReactNode } from 'react'
import styles from './field-box.module.css'

/** Fields that belong together, on a ground of their own. */
export function FieldBox({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.box}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
