const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export const emailSentence = '이메일 주소를 다시 확인해주세요. 예: name@example.com'

export const EMAIL_LONGEST = 120

export function isEmail(email: string): boolean {
  return email.length <= EMAIL_LONGEST && EMAIL.test(email)
}
