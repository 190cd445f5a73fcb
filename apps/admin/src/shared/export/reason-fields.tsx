import { type ExportPurpose, exportPurposeLabel, exportPurposes } from '@hygiene/domain'
import { SelectField, TextField } from '@hygiene/ui'

export type ExportReason = { purpose: ExportPurpose | ''; text: string }
export type ReasonErrors = { purpose?: string; text?: string }

export const NO_REASON: ExportReason = { purpose: '', text: '' }
const PURPOSES = exportPurposes.map((value) => ({ value, label: exportPurposeLabel[value] }))

export function wrongReason({ purpose, text }: ExportReason): ReasonErrors {
  return {
    ...(purpose === '' ? { purpose: '사유를 골라주세요.' } : {}),
    ...(text.trim().length < 2 ? { text: '설명을 2자 이상 입력해주세요.' } : {}),
  }
}

type ReasonFieldsProps = {
  reason: ExportReason
  errors: ReasonErrors
  onChange: (reason: ExportReason) => void
}

/** Why a list leaves the association: asked every time. */
export function ReasonFields({ reason, errors, onChange }: ReasonFieldsProps) {
  return (
    <>
      <SelectField
        label="무슨 일로 내보내시나요?"
        name="purpose"
        emptyLabel="골라주세요"
        value={reason.purpose}
        error={errors.purpose}
        options={PURPOSES}
        onChange={({ target }) => onChange({ ...reason, purpose: target.value as ExportPurpose })}
      />
      <TextField
        label="설명"
        name="text"
        hint="첫 페이지와 처리 기록에 남습니다."
        autoComplete="off"
        maxLength={200}
        value={reason.text}
        error={errors.text}
        onChange={({ target }) => onChange({ ...reason, text: target.value })}
      />
    </>
  )
}
