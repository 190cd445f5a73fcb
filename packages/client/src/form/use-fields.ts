import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirst } from './focus-field.ts'

export type Wrong<Fields> = Partial<Record<keyof Fields, string>>

export type Part<Fields> = {
  draft: Fields
  wrong: Wrong<Fields>
  change: (changed: Partial<Fields>) => void
}

type Given<Value> = Value | { target: { value: string } }

/** Binds a field of the draft to a control. `besides` changes with it: typing a number by hand clears the register's answer. */
export function fieldOf<Fields extends object>({ draft, wrong, change }: Part<Fields>) {
  return <Name extends keyof Fields & string>(name: Name, besides: Partial<Fields> = {}) => ({
    name,
    value: draft[name],
    error: wrong[name],
    onChange: (given: Given<Fields[Name]>) => change({ ...besides, [name]: valueOf(given) }),
  })
}

const valueOf = (given: unknown) =>
  typeof given === 'object' && given !== null && 'target' in given
    ? (given.target as { value: unknown }).value
    : given

type FormTies = {
  /** POST keeps passwords out of addresses. */
  method: 'post'
  noValidate: true
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
}

export type AnyForm = {
  wrong: Readonly<Record<string, string | undefined>>
  isJudged: boolean
  ties: (onPass: () => void) => FormTies
}

export type FormFields<Fields extends object> = Part<Fields> &
  Omit<AnyForm, 'wrong'> & {
    field: ReturnType<typeof fieldOf<Fields>>
    passes: () => boolean
    show: (wrong: Wrong<Fields>) => void
  }

/**
 * Holds the fields of a form. Validates a changed field when it loses focus, and all fields on submit; a sentence disappears as
 * soon as its field is corrected. With `kept` the caller holds the draft.
 */
export function useFields<Fields extends object>(
  start: Fields | (() => Fields),
  judge: (draft: Fields) => Wrong<Fields>,
  kept?: Omit<Part<Fields>, 'wrong'>,
): FormFields<Fields> {
  const [begun] = useState(start)
  const [own, setOwn] = useState(begun)
  const draft = kept?.draft ?? own
  const [wrong, setWrong] = useState<Wrong<Fields>>({})
  const [isJudged, setIsJudged] = useState(false)
  const element = useRef<HTMLFormElement>(undefined)

  function change(changed: Partial<Fields>) {
    if (kept) kept.change(changed)
    else setOwn((before) => ({ ...before, ...changed }))
    setWrong((before) => without(before, Object.keys(changed)))
  }

  function show(found: Wrong<Fields>) {
    flushSync(() => {
      setWrong(found)
      setIsJudged(true)
    })
    focusFirst(Object.keys(found), element.current)
  }

  function passes() {
    const found = without(judge(draft), [])
    show(found)
    return Object.keys(found).length === 0
  }

  function leave({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    const [name, next] = [target, relatedTarget].map((field) => field?.getAttribute('name'))
    // A button validates the whole form. A sentence that appears before the press ends would move the button away.
    if (!name || !next || next === name || !currentTarget.contains(relatedTarget)) return
    const left = name as keyof Fields
    const sentence = draft[left] !== begun[left] && judge(draft)[left]
    if (sentence) setWrong((before) => ({ ...before, [name]: sentence }))
  }

  const part = { draft, wrong, change }
  return {
    ...part,
    isJudged,
    field: fieldOf(part),
    passes,
    show,
    ties: (onPass) => ({
      method: 'post',
      noValidate: true,
      onBlur: leave,
      onSubmit: (event) => {
        event.preventDefault()
        element.current = event.currentTarget
        if (passes()) onPass()
      },
    }),
  }
}

function without<Fields>(wrong: Wrong<Fields>, names: readonly string[]): Wrong<Fields> {
  const left = Object.entries(wrong).filter(([name, sentence]) => sentence && !names.includes(name))
  return Object.fromEntries(left) as Wrong<Fields>
}
