import { Card, VisuallyHidden } from '@hygiene/ui'
import { Check } from 'lucide-react'
import { type AnswerSheet, type ExamQuestion, unansweredNumbers } from './answer-sheet.ts'
import styles from './exam.module.css'

type QuestionOverviewProps = {
  questions: readonly ExamQuestion[]
  sheet: AnswerSheet
  /** Counts from 0. */
  current: number
  onGo: (index: number) => void
  rule: string
}

export function QuestionOverview({ questions, sheet, current, onGo, rule }: QuestionOverviewProps) {
  const open = unansweredNumbers(questions, sheet).length
  return (
    <Card
      title="전체 문제"
      lead={open === 0 ? '모든 문제에 답하셨습니다.' : `답하지 않은 문제가 ${open}개 있습니다.`}
    >
      <ol className={styles.overview}>
        {questions.map(({ questionNo }, index) => {
          const isAnswered = sheet[questionNo] !== undefined
          return (
            <li key={questionNo}>
              <button
                type="button"
                data-answered={isAnswered || undefined}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onGo(index)}
              >
                {isAnswered && <Check aria-hidden />}
                {index + 1}
                <VisuallyHidden>번 {isAnswered ? '답함' : '답하지 않음'}</VisuallyHidden>
              </button>
            </li>
          )
        })}
      </ol>
      <p className={styles.rule}>{rule}</p>
    </Card>
  )
}
