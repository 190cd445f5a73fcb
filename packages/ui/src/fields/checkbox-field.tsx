import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldFault } from './field-faults.ts'
import { FieldError } from './field-frame.tsx'
import styles from './field.module.css'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function CheckboxField({ label, hint, error: ownError, ...input }: CheckboxFieldProps) {
  const fault = useFieldFault(input.name)
  const error = ownError ?? fault
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.checkHint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
