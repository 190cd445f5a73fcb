import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import styles from './field.module.css'

export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className'>

export function TextField({ label, hint, error, optional, hideLabel, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id }}>
      {(ties) => <input type="text" {...input} {...ties} className={styles.control} />}
    </FieldFrame>
  )
}

export type TextAreaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className'>

export function TextAreaField({ label, hint, error, optional, hideLabel, id, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id }}>
      {(ties) => <textarea {...area} {...ties} className={styles.control} />}
    </FieldFrame>
  )
}
