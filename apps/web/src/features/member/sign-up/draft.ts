import type { Wrong } from '@hygiene/client/use-fields'
import type { NewPassword } from '../../../shared/new-password/new-password.ts'
import { judgeForm } from '@hygiene/client/judge-form'
import { accountForm } from '@hygiene/contracts/forms/account'

export type Consents = { terms: boolean; privacy: boolean; marketing: boolean; thirdParty: boolean }
export type Account = { userId: string; email: string }
/** Survives a reload. The password is never kept, and the verification is kept separately. */
export type SignUpDraft = Consents & Account

export const EMPTY_SIGN_UP: SignUpDraft = {
  terms: false,
  privacy: false,
  marketing: false,
  thirdParty: false,
  userId: '',
  email: '',
}

export const SIGN_UP_STEPS = ['약관 동의', '본인확인', '아이디·비밀번호'] as const

export function wrongConsents({ terms, privacy }: Consents): Wrong<Consents> {
  return {
    ...(!terms && { terms: '이용약관에 동의해주세요.' }),
    ...(!privacy && { privacy: '개인정보 수집·이용에 동의해주세요.' }),
  }
}

export function wrongAccount({ userId, email }: Account): Wrong<Account> {
  const missing = userId.trim() === '' ? '아이디를 입력해주세요.' : undefined
  return judgeForm(accountForm, { userId, email }, { userId: missing })
}

/** Follows the order of the screen, because the first error receives the focus. */
export function inScreenOrder({
  userId,
  newPassword,
  newPasswordAgain,
  email,
}: Wrong<Account & NewPassword>): Wrong<Account & NewPassword> {
  return {
    ...(userId && { userId }),
    ...(newPassword && { newPassword }),
    ...(newPasswordAgain && { newPasswordAgain }),
    ...(email && { email }),
  }
}
