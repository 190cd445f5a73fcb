import type { AnyForm } from '@hygiene/client/use-fields'
import type { ReactNode } from 'react'
import styles from './ask-form.module.css'

type AskFormProps = {
  form: AnyForm
  /** Called with valid fields, for a form that sends nothing itself. */
  onPass?: () => void
  children: ReactNode
}

/** A form whose first wrong field gets the focus, so that its sentence is read out. */
export function AskForm({ form, onPass = () => undefined, children }: AskFormProps) {
  return (
    <form {...form.ties(onPass)} className={styles.form}>
      {children}
    </form>
  )
}
