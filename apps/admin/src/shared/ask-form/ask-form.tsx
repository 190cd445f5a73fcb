import type { AnyForm } from '@hygiene/client/use-fields'
import type { ReactNode } from 'react'
import styles from './ask-form.module.css'

type AskFormProps = {
  form: AnyForm
  /** Is called with valid fields, for a form that sends nothing itself. */
  onPass?: () => void
  children: ReactNode
}

/** Focuses the first invalid field, so that a screen reader reads its message. */
export function AskForm({ form, onPass = () => undefined, children }: AskFormProps) {
  return (
    <form {...form.ties(onPass)} className={styles.form}>
      {children}
    </form>
  )
}
