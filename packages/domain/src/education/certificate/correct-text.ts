import { undrawableSentence } from '../../printed-text.ts'

/** Words of a certificate that its owner typed; the name comes from the identity provider. */
export type TypedText = { businessName: string; address: string; address2: string }

const TYPED = ['businessName', 'address', 'address2'] as const

/** Which of the words no document can print. */
export function textToCorrect(frozen: TypedText): (keyof TypedText)[] {
  return TYPED.filter((name) => undrawableSentence(frozen[name]) !== null)
}

/** The words typed again for those that cannot be printed; null where all of them can. */
export function correctedText(frozen: TypedText, typed: TypedText): Partial<TypedText> | null {
  const names = textToCorrect(frozen)
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, typed[name]]))
}
