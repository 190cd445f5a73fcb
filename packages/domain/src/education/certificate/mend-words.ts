import { undrawableSentence } from '../../printed-text.ts'

/** Words of a certificate that its owner typed; the name comes from the identity provider. */
export type TypedWords = { businessName: string; address: string; address2: string }

const TYPED = ['businessName', 'address', 'address2'] as const

/** Which of the words no document can print. */
export function wordsToMend(frozen: TypedWords): (keyof TypedWords)[] {
  return TYPED.filter((name) => undrawableSentence(frozen[name]) !== null)
}

/** The words typed anew for those that cannot be printed; null where all of them can. */
export function mendedWords(frozen: TypedWords, typed: TypedWords): Partial<TypedWords> | null {
  const names = wordsToMend(frozen)
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, typed[name]]))
}
