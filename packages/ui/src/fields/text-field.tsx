import { type ComponentProps, type ReactNode, useState } from 'react'
import { DateControl } from './date-control.tsx'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import styles from './field.module.css'
import { isDateType, NOT_READ } from './typed-date.ts'

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** A button that acts on the typed text: beside the control, below it on a phone. */
    beside?: ReactNode
  }

export function TextField({ label, hint, error, optional, hideLabel, id, beside, ...input }: TextFieldProps) {
  const { type, ...rest } = input
  const [isUnread, setIsUnread] = useState(false)
  const sentence = error ?? (isUnread && isDateType(type) ? NOT_READ[type] : undefined)
  return (
    <FieldFrame {...{ label, hint, error: sentence, optional, hideLabel, id }} name={input.name}>
      {(ties) => {
        const control = isDateType(type) ? (
          <DateControl {...rest} {...ties} kind={type} onUnread={setIsUnread} />
        ) : (
          <input type="text" {...input} {...ties} className={styles.control} />
        )
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

export type TextAreaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className'>

export function TextAreaField({ label, hint, error, optional, hideLabel, id, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id }} name={area.name}>
      {(ties) => <textarea {...area} {...ties} className={styles.control} />}
    </FieldFrame>
  )
}
