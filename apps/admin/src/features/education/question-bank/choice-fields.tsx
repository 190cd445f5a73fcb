import { Button, FieldError, TextField } from '@hygiene/ui'
import { X } from 'lucide-react'
import { useId } from 'react'
import { MOST_CHOICES } from './question-form.ts'
import styles from './questions.module.css'

type ChoiceFieldsProps = {
  choices: readonly string[]
  answer: number
  error: string | undefined
  onChange: (choices: readonly string[], answer: number) => void
}

/** The choices of a question; the one marked is right. */
export function ChoiceFields({ choices, answer, error, onChange }: ChoiceFieldsProps) {
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
        // A choice is known by its place alone.
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
