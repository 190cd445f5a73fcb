import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import styles from './field.module.css'

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & {
    /** Excludes days and times, which use `DateField`. */
    type?: 'text' | 'tel' | 'email' | 'url' | 'search' | 'number' | 'password'
    beside?: ReactNode
  }

export function TextField({ label, hint, error, optional, hideLabel, id, beside, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id }} name={input.name}>
      {(ties) => {
        const control = <input type="text" {...input} {...ties} className={styles.control} />
        return beside ? (
          <div className={styles.withBeside}>
            {control}
            {beside}
          </div>
        ) : (
          control
        )
      }}
    </FieldFrame>
  )
}

export type TextAreaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'className'>

export function TextAreaField({ label, hint, error, optional, hideLabel, id, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id }} name={area.name}>
      {(ties) => <textarea {...area} {...ties} className={styles.control} />}
    </FieldFrame>
  )
}
