import { type Verdict, allowed, denied } from '../../verdict.ts'
import { keysOf } from '../../keys-of.ts'

export type UserIdReason = 'USER_ID_LENGTH' | 'USER_ID_CHARACTERS' | 'USER_ID_NEEDS_LETTER_AND_DIGIT'

export const userIdSentence: Record<UserIdReason, string> = {
  USER_ID_LENGTH: '아이디는 6자 이상 12자 이하로 입력해주세요.',
  USER_ID_CHARACTERS: '아이디는 영문과 숫자만 입력할 수 있습니다.',
  USER_ID_NEEDS_LETTER_AND_DIGIT: '아이디는 영문과 숫자를 함께 사용해주세요.',
}

/** Requires 6 to 12 characters with a letter and a digit (specification section 5). */
export function judgeUserId(userId: string): Verdict<UserIdReason> {
  const [first] = userIdFaults(userId)
  return first === undefined ? allowed() : denied(first)
}

export function userIdFaults(userId: string): UserIdReason[] {
  const isBroken: Record<UserIdReason, boolean> = {
    USER_ID_LENGTH: userId.length < 6 || userId.length > 12,
    USER_ID_CHARACTERS: !/^[A-Za-z0-9]+$/.test(userId),
    USER_ID_NEEDS_LETTER_AND_DIGIT: !/[A-Za-z]/.test(userId) || !/[0-9]/.test(userId),
  }
  return keysOf(isBroken).filter((reason) => isBroken[reason])
}
