import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Draft } from './draft.ts'
import { reachableStep, type Wrong, wrongInStep } from './rules.ts'

export type StepDesk = {
  step: number
  wrong: Wrong
  /** Judges the step; goes on, or shows what is wrong and puts the cursor there. */
  next: () => void
  back: () => void
  passes: () => boolean
  /** A field was mended: its sentence goes. */
  settle: (names: readonly (keyof Draft)[]) => void
}

/** The step stands in the address, so that the phone's back button goes back by one step. */
export function useSteps(draft: Draft): StepDesk {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<Wrong>({})
  const step = reachableStep(Number(query.get('step') ?? 1), draft)

  function goTo(next: number, replace: boolean) {
    const address = new URLSearchParams(query)
    address.set('step', String(next))
    setWrong({})
    setQuery(address, { replace })
  }

  function passes() {
    const found = wrongInStep(step, draft)
    flushSync(() => setWrong(found))
    const first = Object.keys(found)[0]
    if (first) focusField(first)
    return first === undefined
  }

  return {
    step,
    wrong,
    passes,
    next: () => {
      if (passes()) goTo(step + 1, false)
    },
    back: () => {
      if (step === 1) void navigate('/edu/online')
      else goTo(step - 1, true)
    },
    settle: (names) => {
      setWrong((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name as keyof Draft))),
      )
    },
  }
}

export function focusField(name: string) {
  document.querySelector<HTMLElement>(`main [name=${name}]`)?.focus()
}
