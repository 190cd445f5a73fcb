import type { ReactNode, Ref } from 'react'
import { type AnswerSheet, type ExamQuestion, unansweredNumbers } from './answer-sheet.ts'
import styles from './exam.module.css'

type HandInPageProps = {
  heading: Ref<HTMLHeadingElement>
  questions: readonly ExamQuestion[]
  sheet: AnswerSheet
  onGo: (index: number) => void
  /** Contains the question overview, which a wide screen shows beside the page. */
  children: ReactNode
}

/** Follows the last question. Links to each open question, or allows the submission. */
export function HandInPage({ heading, questions, sheet, onGo, children }: HandInPageProps) {
  const open = unansweredNumbers(questions, sheet)
  return (
    <div className={styles.paper}>
      <h2 ref={heading} tabIndex={-1} className={styles.question}>
        {open.length === 0
          ? `${questions.length}문제에 모두 답하셨습니다`
          : `답하지 않은 문제가 ${open.length}개 있습니다`}
      </h2>
      <p className={styles.rule}>
        {open.length === 0
          ? '제출한 뒤에는 답을 바꿀 수 없습니다.'
          : '눌러서 답해주세요. 모두 답하시면 제출하실 수 있습니다.'}
      </p>
      {open.length > 0 && (
        <ol className={styles.open}>
          {open.map((number) => (
            <li key={number}>
              <button type="button" onClick={() => onGo(number - 1)}>
                <strong>{number}번</strong> <span>{questions[number - 1]?.text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.below}>{children}</div>
    </div>
  )
}
