import { judgeForm } from '@hygiene/client/judge-form'
import { newPasswordForm } from '@hygiene/contracts/forms/account'
import type { PasswordReason } from '@hygiene/domain/member/account/password'
import type { Wrong } from '@hygiene/client/use-fields'

export type NewPassword = { newPassword: string; newPasswordAgain: string }
export const NO_PASSWORD: NewPassword = { newPassword: '', newPasswordAgain: '' }

/** Is short for the list above the field; an error shows the whole sentence at the field. */
export const PASSWORD_RULES: Record<PasswordReason, string> = {
  PASSWORD_LENGTH: '6자 이상 50자 이하',
  PASSWORD_NEEDS_LETTER_DIGIT_SPECIAL: '영문, 숫자, 특수문자를 모두 사용 (예: ! @ # -)',
  PASSWORD_REPEATS: '같은 문자를 3자 이상 이어 쓰지 않기 (aaa, 111)',
  PASSWORD_RUNS: '이어지는 영문·숫자를 3자 이상 쓰지 않기 (abc, 321)',
}

/** The server checks this, because it has the list and knows the person (ASVS 6.2.4, 6.2.11). */
export const EASILY_GUESSED =
  '아이디, 휴대전화 번호, 생년월일과 남들이 많이 쓰는 단어(예: password, qwer12)는 쓸 수 없습니다.'

export const REFUSED_AS_NEW: ReadonlySet<string | null> = new Set([
  'PASSWORD_UNCHANGED',
  'PASSWORD_COMMON',
  'PASSWORD_PERSONAL',
  'PASSWORD_LEAKED',
])

export function wrongNewPassword({ newPassword, newPasswordAgain }: NewPassword): Wrong<NewPassword> {
  if (newPassword === '') return { newPassword: '비밀번호를 입력해주세요.' }
  const wrong = judgeForm(newPasswordForm, { newPassword })
  if (wrong.newPassword) return wrong
  if (newPassword === newPasswordAgain) return {}
  return {
    newPasswordAgain:
      newPasswordAgain === ''
        ? '비밀번호를 한 번 더 입력해주세요.'
        : '위에 입력한 비밀번호와 다릅니다. [보기]를 눌러 두 칸을 확인해주세요.',
  }
}
