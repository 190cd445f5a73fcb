import { associationForm } from '@hygiene/contracts/forms/association'
import { judgeForm } from '@hygiene/client/judge-form'
import { type Association, associationDifferences, type AssociationDifference } from '@hygiene/domain'
import { useState } from 'react'

export interface SettingsDraft {
  typed: Association
  differences: AssociationDifference[]
  errors: Partial<Record<keyof Association, string | undefined>>
  type: (more: Partial<Association>) => void
  /** Sets the errors; false where there are any. */
  judge: () => boolean
}

/** The proposed words beside those in force; an error goes with the next letter in its field. */
export function useSettingsDraft(inForce: Association): SettingsDraft {
  const [typed, setTyped] = useState(inForce)
  const [errors, setErrors] = useState<SettingsDraft['errors']>({})
  return {
    typed,
    errors,
    differences: associationDifferences(inForce, typed),
    type: (more) => {
      setTyped((before) => ({ ...before, ...more }))
      setErrors((before) => ({
        ...before,
        ...Object.fromEntries(Object.keys(more).map((name) => [name, undefined])),
      }))
    },
    judge: () => {
      const wrong = judgeForm(associationForm, typed)
      setErrors(wrong)
      return Object.keys(wrong).length === 0
    },
  }
}
