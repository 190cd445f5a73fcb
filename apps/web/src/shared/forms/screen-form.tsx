import type { AnyForm } from '@hygiene/client/use-fields'
import type { ReactNode } from 'react'
import { WrongFields } from './wrong-fields.tsx'
import styles from './form.module.css'

type ScreenFormProps = {
  form: AnyForm
  /** Called with valid fields, for a form that makes several calls. */
  onPass?: () => void
  children: ReactNode
}

/** A form in one card with a summary of its faults above it. Enter sends it. */
export function ScreenForm({ form, onPass = () => undefined, children }: ScreenFormProps) {
  return (
    <form {...form.ties(onPass)} className={styles.form}>
      {form.isJudged && <WrongFields wrong={form.wrong} />}
      {children}
    </form>
  )
}
