import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { useEffect, useRef } from 'react'
import type { BegunPayment } from '../../../shared/begun-payment/begin-payment.ts'
import { takePayment } from '../../../shared/begun-payment/handed-payment.ts'

/** Goes on with the payment that the press of the application began; only once, and not after a reload. */
export function useBegunPayment(applicationNo: ApplicationNo, goOn: (begun: BegunPayment) => void) {
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    const begun = takePayment(applicationNo)
    if (begun) latest.current(begun)
  }, [applicationNo])
}
