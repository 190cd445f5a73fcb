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

/** What a control has to say: an event with a text, or the choice itself. */
type Given<Value> = Value | { target: { value: string } }

/** A field of the draft for a control; `besides` changes with it (typing a number by hand forgets the register's answer). */
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

/** What the element of a form needs. */
type FormTies = {
  /** Never by address: a form may hold a password. */
  method: 'post'
  noValidate: true
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
}

/** A form as its element sees it, whatever its fields are. */
export type AnyForm = {
  wrong: Readonly<Record<string, string | undefined>>
  /** It was sent once: all that is wrong is summed up. */
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
 * The fields of a form of one screen. A field that was typed in is judged when the person goes on to the next one, all of them
 * when the form is sent; a sentence goes as soon as its field is corrected. `kept`: the draft is kept elsewhere.
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
  /** The form that was sent; before, its fields are searched on the screen. */
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
    // Buttons judge the whole form; a sentence that comes up before the press ends would move them away.
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
