import { RadioCards, TextAreaField } from '@hygiene/ui'
import type { SurveyQuestion } from './survey-answers.ts'
import styles from './survey-form.module.css'

type SurveyQuestionFieldProps = {
  question: SurveyQuestion
  /** Counted from 1. */
  no: number
  value: number | string | undefined
  error: string | undefined
  onAnswer: (value: number | string) => void
}

export const questionId = (questionNo: number) => `survey-question-${questionNo}`

export function SurveyQuestionField({ question, no, value, error, onAnswer }: SurveyQuestionFieldProps) {
  const { questionNo, kind, text, choices, isRequired } = question
  const wording = (
    <>
      <span className={styles.no}>{no}.</span>
      {text}
    </>
  )
  return (
    <div id={questionId(questionNo)}>
      {kind === 'choice' ? (
        <RadioCards
          legend={isRequired ? wording : <>{wording} (선택)</>}
          error={error}
          options={choices.map((label, index) => ({ value: String(index), label }))}
          value={value === undefined ? undefined : String(value)}
          onChange={(choice) => onAnswer(Number(choice))}
        />
      ) : (
        <TextAreaField
          label={wording}
          optional={!isRequired}
          error={error}
          rows={4}
          maxLength={1000}
          value={String(value ?? '')}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
    </div>
  )
}
