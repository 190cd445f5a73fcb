import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-frame.tsx'
import styles from './field.module.css'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: ReactNode
  error?: string
}

export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
