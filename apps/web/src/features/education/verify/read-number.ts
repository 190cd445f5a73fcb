import {
  formatVerificationNumber,
  parseVerificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'

const LENGTH = 12

export type ReadNumber = { number: string } | { error: string }

/**
 * Normalises a typed, scanned or pasted number (or the whole address of the QR code) to its printed form, or returns the error.
 */
export function readNumber(typed: string): ReadNumber {
  const text = lastPartOf(typed)
  const symbols = text.normalize('NFKC').replaceAll(/[\s\-‐‑‒–—−]/g, '')
  if (symbols === '') return { error: '문서확인번호를 입력해주세요.' }

  const number = parseVerificationNumber(text)
  if (number !== null) return { number: formatVerificationNumber(number) }
  const length = Array.from(symbols).length
  if (length === LENGTH) {
    return { error: '맞지 않는 번호입니다. 문서에 적힌 번호와 한 글자씩 다시 맞춰봐주세요.' }
  }
  return { error: `문서확인번호는 ${LENGTH}자리입니다. 지금은 ${length}자리를 입력하셨습니다.` }
}

function lastPartOf(typed: string): string {
  const parts = typed
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
  return parts.findLast((part) => part !== '') ?? ''
}
