import type { z } from 'zod'
import { BREAKAGE } from './breakage.ts'

const MISSING = '빠진 내용이 있습니다. 다시 확인해주세요.'

/**
 * Returns the sentence for a field whose schema has none: zod's own would be English or name types. Each sentence can stand
 * alone, because an answer's message is the first of them.
 */
export const fieldSentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return MISSING
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `너무 깁니다. ${issue.maximum}자까지 입력할 수 있습니다.`
  }
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `한 번에 ${issue.maximum}개까지 보낼 수 있습니다.`
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1 ? MISSING : `${issue.minimum}자 이상 입력해주세요.`
  }
  return BREAKAGE[400].message
}
