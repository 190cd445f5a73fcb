import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { VisuallyHidden } from '../feedback/visually-hidden.tsx'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import styles from './field.module.css'

export type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'className' | 'type'>

/** Permits pasting and showing the password (WCAG 3.3.8). */
export function PasswordField({ label, hint, error, optional, hideLabel, id, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id }} name={input.name}>
      {(ties) => (
        <div className={styles.passwordBox}>
          <input
            autoComplete="current-password"
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            className={styles.control}
          />
          <button type="button" aria-controls={ties.id} onClick={() => setIsShown(!isShown)}>
            <Icon aria-hidden />
            <span>
              <VisuallyHidden>{label} </VisuallyHidden>
              {isShown ? '숨기기' : '보기'}
            </span>
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
