import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Part, Wrong } from './part.ts'
import { focusField } from './use-steps.ts'

export type FormFields<Fields> = Part<Fields> & {
  /** Judges every field; shows the faults and puts the cursor at the first. */
  passes: () => boolean
  /** The server's sentence about a field. */
  show: (wrong: Wrong<Fields>) => void
}

/** The fields of a form of one screen; a sentence goes as soon as its field is corrected. */
export function useFields<Fields extends object>(
  beginning: Fields,
  judge: (draft: Fields) => Wrong<Fields>,
): FormFields<Fields> {
  const [draft, setDraft] = useState(beginning)
  const [wrong, setWrong] = useState<Wrong<Fields>>({})

  function show(found: Wrong<Fields>) {
    flushSync(() => setWrong(found))
    const first = Object.keys(found)[0]
    if (first) focusField(first)
  }

  return {
    draft,
    wrong,
    change: (changed) => {
      setDraft((before) => ({ ...before, ...changed }))
      setWrong((before) => without(before, Object.keys(changed)))
    },
    passes: () => {
      const found = judge(draft)
      show(found)
      return Object.keys(found).length === 0
    },
    show,
  }
}

function without<Fields>(wrong: Wrong<Fields>, names: readonly string[]): Wrong<Fields> {
  return Object.fromEntries(Object.entries(wrong).filter(([name]) => !names.includes(name))) as Wrong<Fields>
}
