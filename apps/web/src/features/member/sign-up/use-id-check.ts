import { call, Refused, useSend } from '@hygiene/client'
import { checkDuplicateId } from '@hygiene/contracts/member/account/check-duplicate-id'
import { userIdFaults } from '@hygiene/domain/member/account/user-id'
import { showAlert } from '@hygiene/ui'
import { useState } from 'react'
import { useDebounced } from '../../../shared/debounce/use-debounced.ts'

type Checked = { userId: string; taken: string | undefined }

/** Is this id free? Asked by itself when typing pauses, or by the button; the answer counts for the very id that was asked about. */
export function useIdCheck(userId: string) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const send = useSend(checkDuplicateId, {
    onDone: (_entity, asked) => setChecked({ userId: asked.userId, taken: undefined }),
    onRefused: async ({ refusal, message }) => {
      if (refusal === 'ID_TAKEN') setChecked({ userId, taken: message })
      else await showAlert(message, { title: '아이디를 확인하지 못했습니다' })
    },
  })
  const isAskable = userId !== '' && userIdFaults(userId).length === 0
  useDebounced(isAskable ? userId : '', checked?.userId ?? '', async (asked) => {
    if (asked !== '') setChecked((await askQuietly(asked)) ?? checked)
  })
  const isAbout = checked?.userId === userId
  return {
    isBusy: send.isPending,
    isFree: isAbout && checked.taken === undefined,
    taken: isAbout ? checked.taken : undefined,
    ask: () => send.mutate({ userId }),
  }
}

/** A check without a press tells nothing but its answer: where it fails, the button is there. */
async function askQuietly(userId: string): Promise<Checked | null> {
  try {
    await call(checkDuplicateId, { userId }, { onBreakage: 'throw' })
    return { userId, taken: undefined }
  } catch (error) {
    return error instanceof Refused && error.refusal === 'ID_TAKEN' ? { userId, taken: error.message } : null
  }
}
