import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirst } from './focus-field.ts'

/** Sentences about wrong fields, one per field, in the order of the screen. */
export type Wrong<Fields> = Partial<Record<keyof Fields, string>>

/** The part of a draft that a piece of the form draws and changes. */
export type Part<Fields> = {
  draft: Fields
  wrong: Wrong<Fields>
  change: (changed: Partial<Fields>) => void
}

/** The value of a control: an event with a text, or the choice itself. */
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

/** The props of the form element. */
type FormTies = {
  /** POST keeps passwords out of addresses. */
  method: 'post'
  noValidate: true
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
}

/** A form without the types of its fields, for its element. */
export type AnyForm = {
  wrong: Readonly<Record<string, string | undefined>>
  /** True after the first submit: the form shows a summary of its faults. */
  isJudged: boolean
  ties: (onPass: () => void) => FormTies
}

export type FormFields<Fields extends object> = Part<Fields> &
  Omit<AnyForm, 'wrong'> & {
    field: ReturnType<typeof fieldOf<Fields>>
    /** Judges every field; shows the faults and puts the cursor at the first. */
    passes: () => boolean
    /** The server's sentence about a field. */
    show: (wrong: Wrong<Fields>) => void
  }

/**
 * Holds the fields of a form. It judges a changed field when the focus leaves it, and all fields when the form is sent. A
 * sentence disappears as soon as its field is corrected. `kept`: the caller holds the draft.
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
  /** The submitted form element. Before a submit, fields are searched on the whole screen. */
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
    // A button judges the whole form. A sentence that appears before the press ends would move the button away.
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
