import { RadioCards } from '@hygiene/ui'
import type { AnswerSheet, ExamQuestion } from './answer-sheet.ts'
import styles from './exam.module.css'
import { usePointerPress } from './pointer-press.ts'

type ExamQuestionFormProps = {
  question: ExamQuestion
  sheet: AnswerSheet
  /** `byPointer`: by a finger or a mouse, which expect the page to turn; keys and screen readers turn it themselves. */
  onChoose: (chosen: number, byPointer: boolean) => void
}

/** One question with its answers. */
export function ExamQuestionForm({ question, sheet, onChoose }: ExamQuestionFormProps) {
  const isByPointer = usePointerPress()
  return (
    <div className={styles.paper}>
      <RadioCards
        key={question.questionNo}
        legend={<span className={styles.question}>{question.text}</span>}
        options={question.choices.map((label, choice) => ({
          value: String(choice),
          label: (
            <span className={styles.choice}>
              {choice + 1}. {label}
            </span>
          ),
        }))}
        value={sheet[question.questionNo]?.toString()}
        onChange={(choice) => onChoose(Number(choice), isByPointer())}
      />
    </div>
  )
}
