import { Button, FieldError, SelectField, TextAreaField, TextField } from '@hygiene/ui'
import { X } from 'lucide-react'
import { useId } from 'react'
import { type Errors, MOST_CHOICES, type Typed } from './question-form.ts'
import type { Banks } from './question-text.ts'
import styles from './questions.module.css'

type QuestionFieldsProps = {
  typed: Typed
  errors: Errors
  banks: Banks
  onType: (more: Partial<Typed>) => void
}

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

type ChoiceFieldsProps = {
  choices: readonly string[]
  answer: number
  error: string | undefined
  onChange: (choices: readonly string[], answer: number) => void
}

function ChoiceFields({ choices, answer, error, onChange }: ChoiceFieldsProps) {
  const id = useId()
  const write = (place: number, text: string) =>
    onChange(
      choices.map((choice, at) => (at === place ? text : choice)),
      answer,
    )
  function remove(place: number) {
    const rest = choices.filter((_choice, at) => at !== place)
    onChange(rest, answer > place ? answer - 1 : Math.min(answer, rest.length - 1))
  }
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>보기와 정답</legend>
      <p className={styles.hint}>정답 앞에 표시합니다. 평가에서는 보기의 차례를 섞어 냅니다.</p>
      {choices.map((choice, place) => (
        // Choices have no id: the index is the key.
        <div key={place} className={styles.choice} data-right={place === answer || undefined}>
          <label className={styles.right}>
            <input
              type="radio"
              name={id}
              aria-label={`보기 ${place + 1} 정답`}
              checked={place === answer}
              onChange={() => onChange(choices, place)}
            />
          </label>
          <TextField
            label={`보기 ${place + 1}`}
            hideLabel
            name={`choice${place + 1}`}
            maxLength={200}
            autoComplete="off"
            value={choice}
            onChange={({ target }) => write(place, target.value)}
          />
          {choices.length > 2 && (
            <Button
              tone="quiet"
              size="small"
              aria-label={`보기 ${place + 1} 삭제`}
              onClick={() => remove(place)}
            >
              <X aria-hidden />
            </Button>
          )}
        </div>
      ))}
      <FieldError id={`${id}-error`} error={error} />
      {choices.length < MOST_CHOICES && (
        <div>
          <Button tone="secondary" size="small" onClick={() => onChange([...choices, ''], answer)}>
            보기 추가
          </Button>
        </div>
      )}
    </fieldset>
  )
}
