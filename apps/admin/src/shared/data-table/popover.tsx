import { type ReactNode, useRef } from 'react'
import styles from './popover.module.css'

type PopoverProps = {
  /** What stands in the button. */
  opener: ReactNode
  label?: string
  view?: 'dashed' | 'quiet'
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A panel under its button: Escape and a press beside close it, and the focus goes back to the button. */
export function Popover({ opener, label, view = 'quiet', isOpen, onToggle, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div
      role="presentation"
      className={styles.place}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget)) onToggle(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        event.preventDefault()
        onToggle(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.opener}
        data-view={view}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => onToggle(!isOpen)}
      >
        {opener}
      </button>
      {isOpen && <div role="presentation" className={styles.scrim} onPointerDown={() => onToggle(false)} />}
      {isOpen && <div className={styles.panel}>{children}</div>}
    </div>
  )
}

/** Puts the focus on the first field of a panel that has just opened. */
export const focusFirst = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('select, input, button')?.focus()
