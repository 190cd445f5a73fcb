import type { fieldOf } from '@hygiene/client/use-fields'
import { type ExportPurpose, exportPurposeLabel, exportPurposes } from '@hygiene/domain/staff/export/export'
import { SelectField, TextField } from '@hygiene/ui'

export type ExportReason = { purpose: ExportPurpose | ''; text: string }

export const NO_REASON: ExportReason = { purpose: '', text: '' }
const PURPOSES = exportPurposes.map((value) => ({ value, label: exportPurposeLabel[value] }))

/** Asks for the reason on every export. */
export function ReasonFields({ field }: { field: ReturnType<typeof fieldOf<ExportReason>> }) {
  return (
    <>
      <SelectField
        label="무슨 일로 내보내시나요?"
        emptyLabel="골라주세요"
        options={PURPOSES}
        {...field('purpose')}
      />
      <TextField
        label="설명"
        hint="첫 페이지와 처리 기록에 남습니다."
        autoComplete="off"
        maxLength={200}
        {...field('text')}
      />
    </>
  )
}
