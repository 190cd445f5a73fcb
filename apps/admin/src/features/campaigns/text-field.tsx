import { campaignFields } from '@hygiene/domain'
import { Button, TextAreaField } from '@hygiene/ui'
import { useRef } from 'react'
import styles from './campaigns.module.css'

type CampaignTextFieldProps = { value: string; error?: string | undefined; onChange: (body: string) => void }

/** The text with its fields: a button puts one where the cursor stands. */
export function CampaignTextField({ value, error, onChange }: CampaignTextFieldProps) {
  const box = useRef<HTMLDivElement>(null)

  function put(field: string) {
    const area = box.current?.querySelector('textarea')
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [value.length, value.length]
    onChange(`${value.slice(0, from)}{${field}}${value.slice(to)}`)
    area?.focus()
  }
  return (
    <div ref={box} className={styles.text}>
      <TextAreaField
        label="보낼 글"
        name="body"
        rows={6}
        maxLength={2000}
        autoComplete="off"
        hint="앞뒤에 붙는 말은 미리 보기에 있습니다."
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.fields} role="group" aria-label="사람마다 바뀌는 칸 넣기">
        {campaignFields.map((field) => (
          <Button key={field} tone="secondary" size="small" onClick={() => put(field)}>
            {`{${field}}`}
          </Button>
        ))}
      </div>
    </div>
  )
}
