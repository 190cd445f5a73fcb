import { type FormEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import styles from './ask-form.module.css'

type AskFormProps<Errors> = {
  /** Sentences about wrong fields, by the fields' names; the form is not sent while there is one. */
  judge: () => Errors
  onWrong: (errors: Errors) => void
  onAsk: () => void
  children: ReactNode
}

/** A form whose first wrong field gets the focus, so that its sentence is read out. */
export function AskForm<Errors extends object>({ judge, onWrong, onAsk, children }: AskFormProps<Errors>) {
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = judge()
    flushSync(() => onWrong(wrong))
    const [first] = Object.keys(wrong)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else onAsk()
  }

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      {children}
    </form>
  )
}
