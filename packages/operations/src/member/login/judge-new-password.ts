import { createRequire } from 'node:module'
import {
  judgePasswordChoice,
  type PasswordChoiceReason,
  type PasswordOwner,
} from '@hygiene/domain/member/account/password-choice'
import type { Verdict } from '@hygiene/domain/verdict'

const require = createRequire(import.meta.url)
let common: ReadonlySet<string> | null = null

/** Holds 49,233 passwords of past leaks: 9 MB, loaded once when a caller first chooses a password (15 ms). */
function isCommon(word: string): boolean {
  common ??= new Set(readCommon())
  return common.has(word)
}

function readCommon(): readonly string[] {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common']
}

export function judgeNewPassword(password: string, owner: PasswordOwner): Verdict<PasswordChoiceReason> {
  return judgePasswordChoice(password, owner, isCommon)
}
