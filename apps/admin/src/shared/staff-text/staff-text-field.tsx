import { bytesText } from '@hygiene/contracts/forms/staff-text'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { STAFF_TEXT_TEMPLATES } from '@hygiene/domain/staff/employee/staff-text'
import { NoticeBox, SelectField, TextAreaField } from '@hygiene/ui'
import { useState } from 'react'

type StaffTextFieldProps = {
  name: string
  value: string
  error?: string | undefined
  onChange: (body: string) => void
}

/** Takes a free text or a template, and shows its length as the provider counts it. */
export function StaffTextField({ name, value, error, onChange }: StaffTextFieldProps) {
  const [isNight] = useState(() => nightUntil(new Date()) !== null)
  const chosen = STAFF_TEXT_TEMPLATES.findIndex(({ body }) => body === value)
  return (
    <>
      {isNight && <NoticeBox tone="warn" title="밤 9시부터 아침 8시 사이입니다. 문자는 바로 나갑니다." />}
      <SelectField
        label="써 둔 문구"
        name="template"
        emptyLabel="직접 작성"
        options={STAFF_TEXT_TEMPLATES.map((template, at) => ({ value: String(at), label: template.name }))}
        value={chosen === -1 ? '' : String(chosen)}
        onChange={({ target }) => onChange(STAFF_TEXT_TEMPLATES[Number(target.value || -1)]?.body ?? '')}
      />
      <TextAreaField
        label="보낼 내용"
        name={name}
        rows={5}
        hint={`${bytesText(value)} · 교육 안내만 보낼 수 있습니다`}
        maxLength={2000}
        autoComplete="off"
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}
