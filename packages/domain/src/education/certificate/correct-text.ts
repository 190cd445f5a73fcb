import { undrawableSentence } from '../../printed-text.ts'

export type TypedText = { businessName: string; address: string; address2: string }

const TYPED = ['businessName', 'address', 'address2'] as const

export function textToCorrect(frozen: TypedText): (keyof TypedText)[] {
  return TYPED.filter((name) => undrawableSentence(frozen[name]) !== null)
}

export function correctedText(frozen: TypedText, typed: TypedText): Partial<TypedText> | null {
  const names = textToCorrect(frozen)
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, typed[name]]))
}
