import * as z from 'zod/mini'

const SENTENCE = '확인 코드 8자리를 입력해주세요.'

export const setupCheckForm = z.object({
  code: z.string({ error: SENTENCE }).check(
    z.maxLength(40, SENTENCE),
    z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
    z.regex(/^[0-9A-F]{8}$/, SENTENCE),
  ),
})
