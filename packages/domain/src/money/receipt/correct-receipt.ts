import { undrawableSentence } from '../../printed-text.ts'
import { type FrozenReceipt, type ReceiptIssue, receiptPlaces, type ReceiptPlaces } from './freeze-receipt.ts'

/**
 * Corrects a receipt whose place contains an unprintable letter with the owner's later corrections; returns null where it was
 * printable or nothing has changed. Numbers, day and money are kept, because no document was ever issued (docs/rules/payment.md).
 */
export function correctedReceipt(
  frozen: FrozenReceipt,
  enrolments: ReceiptIssue['enrolments'],
): FrozenReceipt | null {
  const places = receiptPlaces(enrolments)
  return isDrawable(frozen) || !isDrawable(places) ? null : { ...frozen, ...places }
}

function isDrawable({ businessName, address, address2, licences }: ReceiptPlaces): boolean {
  const text = [
    businessName,
    address,
    address2,
    ...licences.flatMap((line) => [line.businessName, line.address]),
  ]
  return text.every((word) => undrawableSentence(word) === null)
}
