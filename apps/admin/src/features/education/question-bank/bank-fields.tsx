import { type BankKind, bankTitle } from '@hygiene/domain/education/question-bank/question-bank'
import { CheckboxField, FieldError } from '@hygiene/ui'
import { useId } from 'react'
import { bankKey } from './question-text.ts'
import styles from './questions.module.css'

type BankFieldsProps = {
  legend: string
  hint: string
  banks: readonly BankKind[]
  chosen: readonly BankKind[]
  error: string | undefined
  onChange: (chosen: readonly BankKind[]) => void
}

/** Chooses the banks for a question or its new version. */
export function BankFields({ legend, hint, banks, chosen, error, onChange }: BankFieldsProps) {
  const id = useId()
  const keys = new Set(chosen.map(bankKey))
  return (
    <fieldset className={styles.banks} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.boxes}>
        {banks.map((bank) => (
          <CheckboxField
            key={bankKey(bank)}
            label={bankTitle(bank)}
            checked={keys.has(bankKey(bank))}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, bank]
                  : chosen.filter((other) => bankKey(other) !== bankKey(bank)),
              )
            }
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
