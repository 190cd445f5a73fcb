import { focusField } from '@hygiene/client/focus-field'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type Judge, reachableStep } from './reachable-step.ts'

export type FormSteps = {
  /** Counts from 1. */
  step: number
  wrong: Readonly<Record<string, string | undefined>>
  next: () => void
  back: () => void
  returnTo: (step: number) => void
  passes: () => boolean
  settle: (names: readonly string[]) => void
}

/** Keeps the step in the address, so that the phone's back button goes back by one step. */
export function useSteps(judges: readonly Judge[], leaveTo: string): FormSteps {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<FormSteps['wrong']>({})
  const step = reachableStep(Number(query.get('step') ?? 1), judges)
  useHeadingOnNewStep(step)

  function goTo(next: number, replace: boolean) {
    const address = new URLSearchParams(query)
    address.set('step', String(next))
    setWrong({})
    setQuery(address, { replace })
  }

  function passes() {
    const found = judges[step - 1]?.() ?? {}
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
      if (step === 1) void navigate(leaveTo)
      else goTo(step - 1, true)
    },
    returnTo: (earlier) => goTo(earlier, true),
    settle: (names) => {
      setWrong((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
      )
    },
  }
}

function useHeadingOnNewStep(step: number) {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    window.scrollTo({ top: 0 })
    const heading = document.querySelector<HTMLElement>('main h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [step])
}
