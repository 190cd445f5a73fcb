import type { FormEvent, ReactNode } from 'react'
import { WrongFields } from './wrong-fields.tsx'
import styles from './form.module.css'

type ScreenFormProps = {
  wrong: Readonly<Record<string, string | undefined>>
  isBusy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A form of one card: everything that is wrong stands above it; Enter sends. Never by address (passwords). */
export function ScreenForm({ wrong, isBusy, onSubmit, children }: ScreenFormProps) {
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      <WrongFields wrong={wrong} />
      {children}
    </form>
  )
}
