import { useRef } from 'react'
import { beginPayment, type BegunPayment, giveUpPayment } from './begin-payment.ts'

export type ApplyAndPay = {
  /** In the press: opens the window where there is one, then sends. A second press while it is sent does nothing. */
  press: (send: () => Promise<unknown>) => void
  /** The window of that press, for the screen that pays. */
  take: () => BegunPayment | null
  /** Closes it: nothing is paid. */
  giveUp: () => void
}

/** Applies and pays with one press. */
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
