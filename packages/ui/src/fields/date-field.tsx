import { type ComponentProps, useState } from 'react'
import { DateControl } from './date-control.tsx'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import { type DateType, NOT_READ } from './typed-date.ts'

type DateFieldProps = FieldText & Omit<ComponentProps<'input'>, 'className' | 'type'> & { type: DateType }

/** Is separate from `TextField`, so that screens without a date do not load the calendar. */
export function DateField({ label, hint, error, optional, hideLabel, id, type, ...input }: DateFieldProps) {
  const [isUnread, setIsUnread] = useState(false)
  const sentence = error ?? (isUnread ? NOT_READ[type] : undefined)
  return (
    <FieldFrame {...{ label, hint, error: sentence, optional, hideLabel, id }} name={input.name}>
      {(ties) => <DateControl {...input} {...ties} kind={type} onUnread={setIsUnread} />}
    </FieldFrame>
  )
}
