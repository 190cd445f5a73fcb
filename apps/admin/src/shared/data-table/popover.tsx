import { type ReactNode, useRef } from 'react'
import styles from './popover.module.css'

type PopoverProps = {
  opener: ReactNode
  label?: string
  view?: 'dashed' | 'quiet'
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** Opens a panel under its button. Escape or a press outside closes it and returns the focus to the button. */
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

export const focusFirst = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('select, input, button')?.focus()
