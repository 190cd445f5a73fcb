import { useSend } from '@hygiene/client'
import type { Endpoint, SentTo } from '@hygiene/contracts/kit/endpoint'
import { useRef } from 'react'

type MarkOptions = { isPrinted: boolean; refresh: readonly Endpoint[] }

/** Marks a document as printed when it is printed or saved (specification section 4), once per window. */
export function useMarkPrinted<C extends Endpoint>(
  contract: C,
  input: SentTo<C>,
  { isPrinted, refresh }: MarkOptions,
): () => void {
  const send = useSend(contract, { refresh, refusedTitle: '출력한 것을 기록하지 못했습니다' })
  const isMarked = useRef(false)

  return () => {
    if (isPrinted || isMarked.current) return
    isMarked.current = true
    send.mutate(input, {
      onError: () => {
        isMarked.current = false
      },
    })
  }
}
