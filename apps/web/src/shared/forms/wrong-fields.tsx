import { NoticeBox } from '@hygiene/ui'
import styles from './wrong-fields.module.css'
import { focusField } from '@hygiene/client/focus-field'

/** Lists all errors above the fields, each linked to its field (WCAG 3.3.1). */
export function WrongFields({ wrong }: { wrong: Readonly<Record<string, string | undefined>> }) {
  const entries = Object.entries(wrong)
  if (entries.length === 0) return null
  return (
    <NoticeBox tone="error" title={`다시 확인하실 항목이 ${entries.length}개 있습니다.`} live>
      <ul className={styles.wrong}>
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <button type="button" onClick={() => focusField(name)}>
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}
