import { Button, TextAreaField } from '@hygiene/ui'
import { useRef } from 'react'
import styles from './message-text.module.css'

type MessageTextFieldProps = {
  value: string
  fields: readonly string[]
  hint?: string
  error?: string | undefined
  onChange: (body: string) => void
}

/** Edits the text of a message. A button inserts a field at the cursor. */
export function MessageTextField({ value, fields, hint, error, onChange }: MessageTextFieldProps) {
  const box = useRef<HTMLDivElement>(null)

  function put(field: string) {
    const area = box.current?.querySelector('textarea')
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [value.length, value.length]
    onChange(`${value.slice(0, from)}{${field}}${value.slice(to)}`)
    area?.focus()
  }
  return (
    <div ref={box} className={styles.text}>
      <TextAreaField
        label="보낼 글"
        name="body"
        rows={6}
        maxLength={2000}
        autoComplete="off"
        {...(hint && { hint })}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.fields} role="group" aria-label="사람마다 바뀌는 항목 넣기">
        {fields.map((field) => (
          <Button key={field} tone="secondary" size="small" onClick={() => put(field)}>
            {`{${field}}`}
          </Button>
        ))}
      </div>
    </div>
  )
}
