import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import styles from './field.module.css'

export type SelectOption = { value: string; label: string; unavailable?: boolean }

export type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'className'> & { options: readonly SelectOption[]; emptyLabel?: string }

/** Uses the native select, which needs no script and opens the phone's own picker. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  options,
  emptyLabel,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, id }} name={select.name}>
      {(ties) => (
        <div className={styles.selectBox}>
          <select {...select} {...ties} className={styles.control}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map(({ value, label: text, unavailable }) => (
              <option key={value} value={value} disabled={unavailable}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
    </FieldFrame>
  )
}
