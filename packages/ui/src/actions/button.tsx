import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'
import { useTapGuard } from './double-tap.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'className'> & {
  tone?: ButtonTone
  size?: 'regular' | 'small'
  /** Shows a spinner while work is in progress; the button stays focusable and ignores clicks. */
  busy?: boolean
  /** Disables the action; the button stays focusable and readable and ignores clicks. */
  unavailable?: boolean
  wide?: boolean
}

export function Button({
  tone = 'primary',
  size = 'regular',
  busy = false,
  unavailable = false,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignores = useTapGuard(busy || unavailable)

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (ignores(event)) {
      event.preventDefault()
      return
    }
    onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-disabled={busy || unavailable || undefined}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
