import type { AnyForm } from '@hygiene/client/use-fields'
import type { ReactNode } from 'react'
import { WrongFields } from './wrong-fields.tsx'
import styles from './form.module.css'

type ScreenFormProps = {
  form: AnyForm
  /** Of a form that several calls send: after it was judged. */
  onPass?: () => void
  children: ReactNode
}

/** A form of one card: everything that is wrong stands above it; Enter sends. */
export function ScreenForm({ form, onPass = () => undefined, children }: ScreenFormProps) {
  return (
    <form {...form.ties(onPass)} className={styles.form}>
      {form.isJudged && <WrongFields wrong={form.wrong} />}
      {children}
    </form>
  )
}
