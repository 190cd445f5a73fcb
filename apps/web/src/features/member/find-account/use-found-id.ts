import { Refused, useSend } from '@hygiene/client'
import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { findId } from '@hygiene/contracts/member/account/find-id'
import { useState } from 'react'
import { type HashModal, useHashModal } from '../../../app/router/use-hash-modal.ts'

export type FoundId = {
  id: EntityOf<typeof findId> | null
  modal: HashModal
  refusal: string | null
  isBusy: boolean
  /** A refusal uses up the proof; after a network failure it remains valid. */
  find: (by: SentTo<typeof findId>) => Promise<'found' | 'refused' | 'unanswered'>
}

/** Requests the id and shows it in its modal (specification section 2). */
export function useFoundId(): FoundId {
  const [id, setId] = useState<FoundId['id']>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const modal = useHashModal('found-id')
  const send = useSend(findId, {
    onDone: (found) => {
      setId(found)
      modal.open()
    },
    onRefused: ({ message }: Refused) => setRefusal(message),
  })

  return {
    id,
    modal,
    refusal,
    isBusy: send.isPending,
    find: async (by) => {
      setRefusal(null)
      return send.mutateAsync(by).then(
        () => 'found',
        (error: unknown) => (error instanceof Refused ? 'refused' : 'unanswered'),
      )
    },
  }
}
