import { FieldError, useFieldFault, VisuallyHidden } from '@hygiene/ui'
import { type ReactNode, useId, useState } from 'react'
import type { Pasted } from './clean-pasted.ts'
import { LinkRow } from './link-row.tsx'
import { action } from './open-editor.ts'
import { removeLink, setLink } from './text-actions.ts'
import styles from './text-editor.module.css'
import { TextTools } from './text-tools.tsx'
import { type OpenEditor, useEditor } from './use-editor.ts'

export type TextEditorProps = {
  label: string
  name: string
  error?: string | undefined
  /** Renders a reply: a lower scrolling field whose label is visually hidden, with the cursor at the end. */
  isReply?: boolean
  beginning: string
  onChange: (json: string) => void
  more?: (open: OpenEditor) => ReactNode
  onPasted?: (found: Pasted) => void
}

export function TextEditor(props: TextEditorProps) {
  const { label, name, isReply = false, beginning, onChange, more, onPasted } = props
  const fault = useFieldFault(name)
  const error = props.error ?? fault
  const id = useId()
  const [isLinking, setLinking] = useState(false)
  const { open, place } = useEditor({
    beginning,
    isAtEnd: isReply,
    onChange,
    onPasted,
    attributes: {
      name,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': error ? `${id}-keys ${id}-error` : `${id}-keys`,
      ...(error ? { 'aria-invalid': 'true' } : {}),
    },
  })

  const said = (
    <span id={`${id}-label`} className={styles.label}>
      {label}
    </span>
  )
  return (
    <div className={styles.field}>
      {isReply ? <VisuallyHidden>{said}</VisuallyHidden> : said}
      <div className={styles.frame} data-wrong={error ? true : undefined}>
        {open && (
          <TextTools
            {...open}
            isLinking={isLinking}
            onLink={() => setLinking(!isLinking)}
            more={more?.(open)}
          />
        )}
        {open && isLinking && (
          <LinkRow
            state={open.state}
            onSet={(href, text) => {
              setLinking(false)
              action(open.view, setLink(href, text))
            }}
            onRemove={() => {
              setLinking(false)
              action(open.view, removeLink)
            }}
          />
        )}
        <div ref={place} className={styles.text} data-reply={isReply || undefined} />
      </div>
      <VisuallyHidden>
        <span id={`${id}-keys`}>표 안에서는 Tab으로 다음 칸으로 갑니다.</span>
      </VisuallyHidden>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
