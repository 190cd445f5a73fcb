import { CalendarDays } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { VisuallyHidden } from '../feedback/visually-hidden.tsx'
import styles from './date-control.module.css'
import field from './field.module.css'
import { MonthGrid } from './month-grid.tsx'
import { type DateType, EXAMPLE, shownValue, valueTyped } from './typed-date.ts'

type DateControlProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  kind: DateType
  onUnread: (isUnread: boolean) => void
}

const USUAL_TIME = '09:00'

/**
 * Edits a day, a time or both, typed in digits or picked from a Korean calendar. Native fields use the browser's language:
 * mm/dd/yyyy and AM/PM. The value has the native format: `2026-12-11`, `13:00`, `2026-12-11T13:00`.
 */
export function DateControl({ kind, onUnread, ...input }: DateControlProps) {
  const value = String(input.value ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { min, max } = input
  const limits = { min: min ? String(min) : undefined, max: max ? String(max) : undefined }

  function give(next: string) {
    const target = { value: next, name: input.name ?? '' }
    input.onChange?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>)
  }
  function take(text: string) {
    const next = valueTyped(kind, text)
    setTyped(text)
    if (next !== null) onUnread(false)
    if ((next ?? '') !== value) give(next ?? '')
  }
  function pick(day: string) {
    setTyped(null)
    onUnread(false)
    give(kind === 'date' ? day : `${day}T${value.split('T')[1] ?? USUAL_TIME}`)
    close()
  }
  function close() {
    setIsOpen(false)
    place.current?.querySelector('input')?.focus()
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  return (
    <div ref={place} role="presentation" className={styles.place} onKeyDown={closeByKey}>
      <div className={styles.row}>
        <input
          {...input}
          type="text"
          inputMode={kind === 'time' ? 'numeric' : 'text'}
          autoComplete="off"
          placeholder={EXAMPLE[kind]}
          className={field.control}
          value={typed ?? shownValue(kind, value)}
          onChange={({ target }) => take(target.value)}
          onBlur={(event) => {
            input.onBlur?.(event)
            const isRead = valueTyped(kind, typed ?? '') !== null
            onUnread(!isRead)
            if (isRead) setTyped(null)
          }}
        />
        {kind !== 'time' && (
          <button
            type="button"
            className={styles.open}
            disabled={input.disabled}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <CalendarDays aria-hidden />
            <VisuallyHidden>달력</VisuallyHidden>
          </button>
        )}
      </div>
      {isOpen && <MonthGrid chosen={value.slice(0, 10)} {...limits} onPick={pick} />}
    </div>
  )
}
