import { printedText } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'
import { provinceCode } from './text-fields.ts'

const paper = (empty: string, most: number) =>
  z.string({ error: empty }).check(z.overwrite(printedText), z.minLength(2, empty), z.maxLength(most))

export const exemptionForm = z.object({
  year: z.int('연도를 네 자리로 입력해주세요.').check(z.gte(2000), z.lte(2100)),
  sidoCode: provinceCode,
  paperNumber: paper('증빙 번호를 입력해주세요.', 60),
  institution: paper('발급한 기관을 입력해주세요.', 80),
})
