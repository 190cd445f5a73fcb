import { DateField, RadioCards } from '@hygiene/ui'
import { useState } from 'react'

const STARTS = [
  { value: 'approved', label: '승인하는 대로' },
  { value: 'day', label: '지정한 일시부터' },
] as const

/** Chooses when an approved version takes effect: at the approval, or at an instant in Seoul time. */
export function useStartChoice() {
  const [start, setStart] = useState<'approved' | 'day'>('approved')
  const [at, setAt] = useState('')
  const [wrong, setWrong] = useState<string>()
  return {
    /** Returns the input of the request, or null if the instant is missing. The field then shows the error. */
    judge(): { startsAt?: string } | null {
      if (start === 'approved') return {}
      if (at !== '') return { startsAt: new Date(`${at}:00+09:00`).toISOString() }
      setWrong('시작 일시를 골라주세요.')
      return null
    },
    fields: (
      <>
        <RadioCards legend="적용 시점" name="start" value={start} options={STARTS} onChange={setStart} />
        {start === 'day' && (
          <DateField
            label="시작 일시"
            name="startsAt"
            type="datetime-local"
            value={at}
            error={wrong}
            onChange={({ target }) => {
              setAt(target.value)
              setWrong(undefined)
            }}
          />
        )}
      </>
    ),
  }
}
