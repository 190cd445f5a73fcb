import { SelectField, TextAreaField, TextField } from '@hygiene/ui'
import { ChoiceFields } from './choice-fields.tsx'
import type { Errors, Typed } from './question-form.ts'
import type { Banks } from './question-text.ts'
import styles from './questions.module.css'

type QuestionFieldsProps = {
  typed: Typed
  errors: Errors
  banks: Banks
  onType: (more: Partial<Typed>) => void
}

/** What a question says: topic, words, choices with the right one, explanation, and the lecture that teaches it. */
export function QuestionFields({ typed, errors, banks, onType }: QuestionFieldsProps) {
  return (
    <section className={styles.part} aria-label="문항">
      <TextField
        label="주제"
        name="topic"
        maxLength={60}
        list="topics"
        autoComplete="off"
        value={typed.topic}
        error={errors.topic}
        onChange={({ target }) => onType({ topic: target.value })}
      />
      <datalist id="topics">
        {banks.topics.map((topic) => (
          <option key={topic} value={topic}>
            {topic}
          </option>
        ))}
      </datalist>
      <TextAreaField
        label="문제"
        name="text"
        rows={3}
        maxLength={300}
        value={typed.text}
        error={errors.text}
        onChange={({ target }) => onType({ text: target.value })}
      />
      <ChoiceFields
        choices={typed.choices}
        answer={typed.answer}
        error={errors.choices}
        onChange={(choices, answer) => onType({ choices, answer })}
      />
      <TextAreaField
        label="풀이"
        name="explanation"
        optional
        rows={3}
        maxLength={500}
        hint="직원만 봅니다."
        value={typed.explanation}
        onChange={({ target }) => onType({ explanation: target.value })}
      />
      <SelectField
        label="가르치는 강의"
        name="lecture"
        optional
        hint="틀린 사람에게 이 강의를 다시 보라고 알립니다."
        emptyLabel="없음"
        options={banks.lectures.map(({ lectureNo, title }) => ({ value: String(lectureNo), label: title }))}
        value={typed.lecture}
        onChange={({ target }) => onType({ lecture: target.value })}
      />
    </section>
  )
}
