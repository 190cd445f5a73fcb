import { printedText } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'

export const employeeForm = z.object({
  loginId: z
    .string()
    .check(z.regex(/^[a-z][a-z0-9]{3,29}$/, '아이디는 영문 소문자로 시작하는 4~30자로 입력해주세요.')),
  name: z
    .string({ error: '이름을 입력해주세요.' })
    .check(z.overwrite(printedText), z.minLength(2, '이름을 2자 이상 입력해주세요.'), z.maxLength(40)),
})
