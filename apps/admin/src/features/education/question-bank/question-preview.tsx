import { RadioCards } from '@hygiene/ui'
import { PhonePreview } from '../../../shared/phone-frame/phone-preview.tsx'
import type { Typed } from './question-form.ts'
import styles from './questions.module.css'

/** Previews the question with the public site's own controls at phone width. A real test shuffles the choices. */
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
