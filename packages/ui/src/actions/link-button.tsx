import type { ComponentProps } from 'react'
import type { ButtonTone } from './button.tsx'
import styles from './button.module.css'

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'className'> & {
  tone?: ButtonTone
  size?: 'regular' | 'small'
  wide?: boolean
}

/** Returns the attributes that style any link element as a button: `<Link {...linkButton({ tone: 'primary' })} to="…">`. */
export function linkButton({
  tone = 'primary',
  size = 'regular',
  wide = false,
}: Pick<LinkButtonProps, 'tone' | 'size' | 'wide'> = {}) {
  return { className: styles.button, 'data-tone': tone, 'data-size': size, 'data-wide': wide || undefined }
}

export function LinkButton({ tone, size, wide, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} {...linkButton({ tone, size, wide })}>
      {children}
    </a>
  )
}
