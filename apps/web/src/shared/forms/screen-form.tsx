import type { AnyForm } from '@hygiene/client/use-fields'
import type { ReactNode } from 'react'
import { WrongFields } from './wrong-fields.tsx'
import styles from './form.module.css'

type ScreenFormProps = {
  form: AnyForm
  onPass?: () => void
  children: ReactNode
}

export function ScreenForm({ form, onPass = () => undefined, children }: ScreenFormProps) {
  return (
    <form {...form.ties(onPass)} className={styles.form}>
      {form.isJudged && <WrongFields wrong={form.wrong} />}
      {children}
    </form>
  )
}
