import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import hidden from '../feedback/visually-hidden.module.css'
import { useFieldFault } from './field-faults.ts'
import styles from './field.module.css'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  hideLabel?: boolean
}

type ControlTies = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Associates hint and error with the control for screen readers. */
export function FieldFrame({
  label,
  hint,
  error: ownError,
  optional = false,
  hideLabel = false,
  id: givenId,
  name,
  children,
}: FieldText & { id?: string; name?: string | undefined; children: (ties: ControlTies) => ReactNode }) {
  const fault = useFieldFault(name)
  const error = ownError ?? fault
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (선택)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden />
      {error}
    </p>
  )
}
