import { RadioCards } from '@hygiene/ui'
import { PhonePreview } from '../../../shared/phone-frame/phone-preview.tsx'
import type { Typed } from './question-form.ts'
import styles from './questions.module.css'

/** The question as the test shows it on a telephone, by the public site's own controls; a paper has its choices in another order. */
export function QuestionPreview({ typed: { text, choices } }: { typed: Pick<Typed, 'text' | 'choices'> }) {
  return (
    <PhonePreview>
      <RadioCards
        legend={<span className={styles.asked}>{text || '문제'}</span>}
        options={choices.map((choice, place) => ({
          value: String(place),
          label: `${place + 1}. ${choice || '보기'}`,
        }))}
        value={undefined}
        onChange={() => undefined}
      />
    </PhonePreview>
  )
}
