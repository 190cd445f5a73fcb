import { judgeReason } from '../../shared/ask-form/judge-reason.ts'

export type Search = { reason: string; userId: string; name: string; phoneEnd: string }
export type SearchErrors = Partial<Record<keyof Search, string>>

export const EMPTY_SEARCH: Search = { reason: '', userId: '', name: '', phoneEnd: '' }
const ASK_WHOM = '아이디를 입력하거나, 이름과 휴대전화 뒤 4자리를 함께 입력해주세요.'

/** The contract's rule at the fields: a reason, and the person's id or the facts a caller on the telephone can give. */
export function judgeSearch({ reason, userId, name, phoneEnd }: Search): SearchErrors {
  const errors: SearchErrors = judgeReason(reason)
  if (userId.trim() !== '') return errors
  if (name.trim() === '' && phoneEnd === '') errors.userId = ASK_WHOM
  else if (name.trim() === '') errors.name = '이름을 입력해주세요.'
  else if (!/^\d{4}$/.test(phoneEnd)) errors.phoneEnd = '휴대전화 뒤 4자리를 숫자로 입력해주세요.'
  return errors
}
