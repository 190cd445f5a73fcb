import { MOBILE_PHONE, mobilePhoneSentence, normalizePhone } from '@hygiene/domain/member/account/phone'
import { printedText, undrawableSentence } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'

/** Normalises to NFC, because macOS sends NFD, and removes invisible characters. */
export const typedText = (max: number, sentence?: string) =>
  [z.overwrite(printedText), z.maxLength(max, sentence)] as const

export function requiredText(max: number, message = '필수 입력 항목입니다.') {
  return z
    .string({ error: message })
    .check(z.overwrite(printedText), z.minLength(1, message), z.maxLength(max))
}

/** Rejects characters that cannot be printed on a certificate, receipt or slip, and names them (docs/rules/certificate.md). */
export const drawn = () =>
  z.superRefine((text: string, context) => {
    const message = undrawableSentence(text)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

export const provinceCode = z.string().check(z.regex(/^\d{10}$/, '지역을 다시 골라주세요.'))

export const mobilePhone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => normalizePhone(typed)),
  ),
  z.string().check(z.regex(MOBILE_PHONE, mobilePhoneSentence)),
)
