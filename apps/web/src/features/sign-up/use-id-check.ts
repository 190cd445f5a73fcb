import { useSend } from '@hygiene/client'
import { checkDuplicateId } from '@hygiene/contracts'
import { showAlert } from '@hygiene/ui'
import { useState } from 'react'

type Checked = { userId: string; taken: string | undefined }

/** Is this id free? The answer counts for the very id that was asked about. */
export function useIdCheck(userId: string) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const send = useSend(checkDuplicateId, {
    onDone: (_entity, asked) => setChecked({ userId: asked.userId, taken: undefined }),
    onRefused: async ({ refusal, message }) => {
      if (refusal === 'ID_TAKEN') setChecked({ userId, taken: message })
      else await showAlert(message, { title: '아이디를 확인하지 못했습니다' })
    },
  })
  const isAbout = checked?.userId === userId
  return {
    isBusy: send.isPending,
    isFree: isAbout && checked.taken === undefined,
    taken: isAbout ? checked.taken : undefined,
    ask: () => send.mutate({ userId }),
  }
}
