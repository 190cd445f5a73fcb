import { MOBILE_PHONE, mobilePhoneSentence, normalizePhone } from '@hygiene/domain/member/account/phone'
import { printedText, undrawableSentence } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'

/** A line of text in its one spelling: NFC, because macOS sends NFD, and without signs that are not seen. */
export const typedText = (max: number, sentence?: string) =>
  [z.overwrite(printedText), z.maxLength(max, sentence)] as const

export function requiredText(max: number, message = '필수 입력 항목입니다.') {
  return z
    .string({ error: message })
    .check(z.overwrite(printedText), z.minLength(1, message), z.maxLength(max))
}

/** Every letter can stand on a certificate, a receipt and a slip; else the sentence names it (docs/rules/certificate.md). */
export const drawn = () =>
  z.superRefine((text: string, context) => {
    const message = undrawableSentence(text)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

export const provinceCode = z.string().check(z.regex(/^\d{10}$/, '지역을 다시 골라주세요.'))

/** A phone number in any notation; the output has digits only. */
export const mobilePhone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => normalizePhone(typed)),
  ),
  z.string().check(z.regex(MOBILE_PHONE, mobilePhoneSentence)),
)
