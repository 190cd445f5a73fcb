import { useRef } from 'react'
import { beginPayment, type BegunPayment, giveUpPayment } from './begin-payment.ts'

export type ApplyAndPay = {
  /** Opens the window in the press itself, then sends. Ignores a second press while sending. */
  press: (send: () => Promise<unknown>) => void
  take: () => BegunPayment | null
  giveUp: () => void
}

export function useApplyAndPay(): ApplyAndPay {
  const begun = useRef<BegunPayment>(null)
  const isSending = useRef(false)

  function take() {
    const taken = begun.current
    begun.current = null
    return taken
  }

  function giveUp() {
    const left = take()
    if (left) giveUpPayment(left)
  }

  return {
    take,
    giveUp,
    press: (send) => {
      if (isSending.current) return
      isSending.current = true
      begun.current = beginPayment()
      send()
        .catch(giveUp)
        .finally(() => {
          isSending.current = false
        })
    },
  }
}
