import { undrawableSentence } from '../../printed-text.ts'
import { type FrozenReceipt, type ReceiptIssue, receiptPlaces, type ReceiptPlaces } from './freeze-receipt.ts'

/**
 * A receipt whose place has a letter that no document can print, with the words as its owner has put them right since;
 * null where it could be drawn as it is, or where the words are still the same. Numbers, day and money stay: no paper of
 * it was ever given out (docs/rules/payment.md).
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
