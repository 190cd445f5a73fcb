import { exportPurposes } from '@hygiene/domain/staff/export/export'
import * as z from 'zod/mini'
import { explanation } from './reason.ts'
import { requiredText } from './text-fields.ts'

/** Requires the purpose of every export (safety measures notice, Art. 8). */
export const exportReasonForm = z.object({
  purpose: z.enum(exportPurposes, { error: '사유를 골라주세요.' }),
  text: explanation,
})

export const exportColumns = z
  .array(z.string().check(z.maxLength(30)))
  .check(z.minLength(1, '열을 하나 이상 골라주세요.'), z.maxLength(30))

export const exportForm = z.extend(exportReasonForm, { columns: exportColumns })

export const savedExportForm = z.object({ name: requiredText(40, '이름을 입력해주세요.') })
