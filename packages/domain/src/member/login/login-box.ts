export type LoginBoxErrors = { userId: string | null; userPw: string | null }

/** Is milder than the rules for new accounts, because older ids and passwords must still log in. */
export function judgeLoginBox(userId: string, userPw: string): LoginBoxErrors {
  return { userId: userIdError(userId.trim()), userPw: userPwError(userPw) }
}

function userIdError(userId: string): string | null {
  if (userId === '') return '아이디를 입력해주세요.'
  return userId.length < 5 ? '올바르지 않은 아이디 형식입니다.' : null
}

function userPwError(userPw: string): string | null {
  if (userPw === '') return '비밀번호를 입력해주세요.'
  return userPw.length < 6 ? '숫자 6자 이상 입력해주세요.' : null
}
