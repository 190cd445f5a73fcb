import * as z from 'zod/mini'

/** Text as people type it: trimmed and NFC, because macOS uploads are NFD. */
export const typedText = (max: number) => [z.trim(), z.normalize('NFC'), z.maxLength(max)] as const

export function requiredText(max: number, message = '필수 입력 항목입니다.') {
  return z
    .string({ error: message })
    .check(z.trim(), z.normalize('NFC'), z.minLength(1, message), z.maxLength(max))
}

export const provinceCode = z.string().check(z.regex(/^\d{10}$/, '지역을 다시 골라주세요.'))
