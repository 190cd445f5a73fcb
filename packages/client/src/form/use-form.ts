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
  kept?: Omit<Part<Fields>, 'wrong'>
  rules?: ZodMiniType<unknown, object>
  text?: Wrong<Fields>
  judge?: (draft: Fields) => Wrong<Fields>
  /** Returns the input to send. A missing choice is empty, so that the rules or the server refuse it. */
  input: (draft: Fields) => Unchosen<SentTo<C>>
  confirm?: (draft: Fields) => Promise<boolean>
  refusedAt?: (keyof Fields & string) | ((refusal: RefusalName | null) => (keyof Fields & string) | undefined)
  /** Is the title of the alert for a refusal without a field. If it is absent, the screen shows `refusal`. */
  refusedTitle?: string
  onRefused?: (refused: Refused) => void | Promise<void>
}

export type Form<C extends Endpoint, Fields extends object> = Omit<FormFields<Fields>, 'ties'> & {
  ties: () => ReturnType<FormFields<Fields>['ties']>
  isBusy: boolean
  refusal: string | undefined
  send: ReturnType<typeof useSend<C>>
}

/** Manages the form of a contract. A double submit sends once, and a failure keeps the typed values. */
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
