import type { Endpoint, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { RefusalName } from '@hygiene/contracts/refusals/table'
import { showAlert } from '@hygiene/ui'
import { useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { type SendOptions, useSend } from '../use-send.ts'
import type { Refused } from '../refused.ts'
import { judgeForm } from './judge-form.ts'
import { type FormFields, type Part, useFields, type Wrong } from './use-fields.ts'

type Unchosen<Input> = { [Name in keyof Input]: Input[Name] | '' }

type FormOptions<C extends Endpoint, Fields extends object> = Pick<SendOptions<C>, 'refresh' | 'onDone'> & {
  start: Fields | (() => Fields)
  /** The draft where it is kept elsewhere. */
  kept?: Omit<Part<Fields>, 'wrong'>
  /** The schema of the contract's input: it judges what would be sent. */
  rules?: ZodMiniType<unknown, object>
  /** Sentences of this screen in place of the schema's. */
  text?: Wrong<Fields>
  /** What only this screen knows to be wrong; it comes before the rules. */
  judge?: (draft: Fields) => Wrong<Fields>
  /** What is sent. A choice that was not made is empty, and refused by the rules or the server. */
  input: (draft: Fields) => Unchosen<SentTo<C>>
  /** A question before it is sent. */
  confirm?: (draft: Fields) => Promise<boolean>
  /** The field that a «no» is about. */
  refusedAt?: (keyof Fields & string) | ((refusal: RefusalName | null) => (keyof Fields & string) | undefined)
  /** The title of the alert for a «no» that is about no field; absent: the screen shows `refusal`. */
  refusedTitle?: string
  /** After a «no» that is about no field; `refusal` has its sentence. */
  onRefused?: (refused: Refused) => void | Promise<void>
}

export type Form<C extends Endpoint, Fields extends object> = Omit<FormFields<Fields>, 'ties'> & {
  ties: () => ReturnType<FormFields<Fields>['ties']>
  isBusy: boolean
  refusal: string | undefined
  send: ReturnType<typeof useSend<C>>
}

/** The form of a contract: the screen says which fields it has and how they are called. It is sent once, and keeps what was typed. */
export function useForm<C extends Endpoint, Fields extends object>(
  contract: C,
  options: FormOptions<C, Fields>,
): Form<C, Fields> {
  const { start, rules, text = {}, judge, input, confirm, kept, ...sending } = options
  const { refusedAt, refusedTitle, onRefused, ...notifying } = sending
  const isSending = useRef(false)
  const [refusal, setRefusal] = useState<string>()
  const fields = useFields<Fields>(
    start,
    (draft) => {
      const own = judge?.(draft)
      return { ...own, ...(rules && judgeForm(rules, input(draft), text)), ...own }
    },
    kept,
  )
  const send = useSend(contract, {
    ...notifying,
    onRefused: async (refused) => {
      const name = typeof refusedAt === 'function' ? refusedAt(refused.refusal) : refusedAt
      if (name) return fields.show({ [name]: refused.message } as Wrong<Fields>)
      setRefusal(refused.message)
      if (onRefused) await onRefused(refused)
      else if (refusedTitle) await showAlert(refused.message, { title: refusedTitle })
    },
  })

  async function sendOnce() {
    if (isSending.current) return
    isSending.current = true
    setRefusal(undefined)
    const isAgreed = !confirm || (await confirm(fields.draft))
    const onSettled = () => {
      isSending.current = false
    }
    if (isAgreed) send.mutate(input(fields.draft) as SentTo<C>, { onSettled })
    else onSettled()
  }

  return {
    ...fields,
    ties: () => fields.ties(() => void sendOnce()),
    isBusy: send.isPending,
    refusal,
    send,
  }
}
