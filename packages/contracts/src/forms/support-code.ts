import * as z from 'zod/mini'

export const supportCodeForm = z.object({
  supportCode: z.string().check(z.regex(/^\d{6}$/, '상담 코드 6자리를 숫자로 입력해주세요.')),
})

/** A support code as the member reads it out: «123 456». */
export const withoutSpaces = ({ supportCode }: { supportCode: string }) => ({
  supportCode: supportCode.replaceAll(/\s/g, ''),
})
