import * as z from 'zod/mini'

export const supportCodeForm = z.object({
  supportCode: z.string().check(z.regex(/^\d{6}$/, '상담 코드 6자리를 숫자로 입력해주세요.')),
})

export const withoutSpaces = ({ supportCode }: { supportCode: string }) => ({
  supportCode: supportCode.replaceAll(/\s/g, ''),
})
