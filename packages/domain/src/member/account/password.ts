import { type Verdict, allowed, denied } from '../../verdict.ts'
import { keysOf } from '../../keys-of.ts'

export type PasswordReason =
  | 'PASSWORD_LENGTH'
  | 'PASSWORD_NEEDS_LETTER_DIGIT_SPECIAL'
  | 'PASSWORD_REPEATS'
  | 'PASSWORD_RUNS'

/** Takes the last two sentences verbatim from the specification (section 5). */
export const passwordSentence: Record<PasswordReason, string> = {
  PASSWORD_LENGTH: '비밀번호는 6자 이상 50자 이하로 입력해주세요.',
  PASSWORD_NEEDS_LETTER_DIGIT_SPECIAL: '비밀번호는 영문, 숫자, 특수문자를 모두 사용해주세요.',
  PASSWORD_REPEATS: '동일 문자를 3자 이상 연속으로 입력할 수 없습니다.',
  PASSWORD_RUNS: '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.',
}

const SPECIAL = /[!-/:-@[-`{-~]/

export function judgePassword(password: string): Verdict<PasswordReason> {
  const [first] = passwordFaults(password)
  return first === undefined ? allowed() : denied(first)
}

export function passwordFaults(password: string): PasswordReason[] {
  const symbols = Array.from(password)
  const isBroken: Record<PasswordReason, boolean> = {
    PASSWORD_LENGTH: symbols.length < 6 || symbols.length > 50,
    PASSWORD_NEEDS_LETTER_DIGIT_SPECIAL: ![/[A-Za-z]/, /[0-9]/, SPECIAL].every((kind) => kind.test(password)),
    PASSWORD_REPEATS: hasThree(symbols, (symbol, next) => symbol === next),
    PASSWORD_RUNS: hasThree(symbols, stepsBy(1)) || hasThree(symbols, stepsBy(-1)),
  }
  return keysOf(isBroken).filter((reason) => isBroken[reason])
}

type Neighbours = (symbol: string, next: string) => boolean

function hasThree(symbols: readonly string[], joined: Neighbours): boolean {
  return symbols.some((symbol, index) => {
    const [second, third] = symbols.slice(index + 1, index + 3)
    if (second === undefined || third === undefined) return false
    return joined(symbol, second) && joined(second, third)
  })
}

function stepsBy(step: 1 | -1): Neighbours {
  return (symbol, next) => {
    const sameKind = [symbol, next].every(isLetter) || [symbol, next].every(isDigit)
    return sameKind && codeOf(next) - codeOf(symbol) === step
  }
}

function isLetter(symbol: string): boolean {
  return /^[A-Za-z]$/.test(symbol)
}

function isDigit(symbol: string): boolean {
  return /^[0-9]$/.test(symbol)
}

function codeOf(symbol: string): number {
  return symbol.toLowerCase().codePointAt(0) ?? 0
}
