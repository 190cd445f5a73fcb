import { type ReactNode, useId } from 'react'
import { useFieldFault } from './field-faults.ts'
import { FieldError } from './field-frame.tsx'
import hidden from '../feedback/visually-hidden.module.css'
import styles from './radio-group.module.css'

export type RadioGroupText = {
  legend: ReactNode
  hideLegend?: boolean
  hint?: ReactNode
  error?: string
}

export function RadioGroup({
  legend,
  hideLegend = false,
  hint,
  error: ownError,
  name,
  children,
}: RadioGroupText & { name?: string | undefined; children: ReactNode }) {
  const fault = useFieldFault(name)
  const error = ownError ?? fault
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend className={hideLegend ? hidden.hidden : styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
      {children}
    </fieldset>
  )
}
