import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { clearFieldFaults, showAlert, showFieldFaults } from '@hygiene/ui'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { BadInput, isReportedCentrally, Refused } from './refused.ts'

type Notifying =
  | {
      onRefused: (refused: Refused) => void | Promise<void>
      refusedTitle?: never
    }
  | {
      onRefused?: never
      /** Is the title of the alert with the server's sentence and says what did not happen. */
      refusedTitle: string
    }

export type SendOptions<C extends Endpoint> = Notifying & {
  /**
   * Lists contracts whose answers change. They are reloaded before `onDone`, and after a refusal, because the screen that offered
   * the action was outdated (another tab, another device).
   */
  refresh?: readonly Endpoint[]
  onDone?: (entity: EntityOf<C>, input: SentTo<C>) => void | Promise<void>
}

const NOT_DONE = '처리하지 못했습니다'

/** Uses a contract as a mutation: `const send = useSend(contract, { refresh: [list], refusedTitle })`, `send.mutate(input)`. */
export function useSend<C extends Endpoint>(
  contract: C,
  { refresh = [], onDone, onRefused, refusedTitle }: SendOptions<C>,
): UseMutationResult<EntityOf<C>, Error, SentTo<C>> {
  const queries = useQueryClient()
  const readAgain = () =>
    Promise.all(refresh.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))

  const notify = (refused: Refused) =>
    onRefused ? onRefused(refused) : showAlert(refused.message, { title: refusedTitle ?? NOT_DONE })

  return useMutation<EntityOf<C>, Error, SentTo<C>>({
    mutationFn: (input) => {
      clearFieldFaults()
      return call(contract, input, { onBadInput: 'throw' })
    },
    onSuccess: async (entity, input) => {
      await readAgain()
      await onDone?.(entity, input)
    },
    onError: async (error) => {
      if (isReportedCentrally(error)) return
      if (error instanceof BadInput) {
        if (!showFieldFaults(error.fields)) await notify(new Refused(0, error.message))
        return
      }
      void readAgain()
      if (error instanceof Refused) await notify(error)
      else await showAlert(error.message, { title: refusedTitle ?? NOT_DONE })
    },
  })
}
