import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { useSend } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { Button, showAlert } from '@hygiene/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Screen } from '../../../app/layout/screen.tsx'
import { useFocusOn } from '../../../shared/study-steps/use-focus-on.ts'
import { clearUnsaved } from './answer-saver.ts'
import { type Attempt, nextOpenIndex, unansweredNumbers } from './answer-sheet.ts'
import styles from './exam.module.css'
import { ExamQuestionForm } from './exam-question.tsx'
import type { ExamOutcome } from './exam-outcome.ts'
import { ExamPlace, PaperTop } from './exam-top.tsx'
import { HandInPage } from './hand-in-page.tsx'
import { QuestionOverview } from './question-overview.tsx'
import { SavingNote } from './saving-note.tsx'
import { useAnswerSheet } from './use-answer-sheet.ts'
import { useTurning } from './use-turning.ts'

type ExamPaperProps = {
  attempt: Attempt
  enrolmentNo: EnrolmentNo
  onGraded: (outcome: ExamOutcome) => void
  /** The attempt can no longer be written to: read its state again. */
  onClosed: () => void
}

/** One question a screen; a press saves the answer and turns to the next open one, the last page hands in. */
export function ExamPaper({ attempt, enrolmentNo, onGraded, onClosed }: ExamPaperProps) {
  const { attemptNo, questions, passScore, round } = attempt
  const { sheet, saving, choose } = useAnswerSheet(attempt, onClosed)
  const { page, turnsTo, go, turnTo } = useTurning(nextOpenIndex(questions, sheet, -1), saving)
  const heading = useFocusOn<HTMLHeadingElement>(page)
  const send = useSend(submitExam, {
    refresh: [listLectures, listStudyRoom, listOnlineEnrolments, fetchUser],
    onDone: (outcome) => {
      clearUnsaved(attemptNo)
      onGraded(outcome)
    },
    onRefused: async (refused) => {
      await showAlert(refused.message, { title: '제출하지 못했습니다' })
      onClosed()
    },
  })
  const question = questions[page]
  const isAnswered = question !== undefined && sheet[question.questionNo] !== undefined
  const isOpen = unansweredNumbers(questions, sheet).length > 0

  function answer(questionNo: number, chosen: number, byPointer: boolean) {
    choose(questionNo, chosen)
    turnTo(byPointer ? nextOpenIndex(questions, { ...sheet, [questionNo]: chosen }, page) : null)
  }

  function handIn() {
    const answers = Object.entries(sheet).map(([questionNo, chosen]) => ({
      questionNo: Number(questionNo),
      chosen,
    }))
    send.mutate({ enrolmentNo, attemptNo, answers })
  }

  const overview = (
    <QuestionOverview
      questions={questions}
      sheet={sheet}
      current={page}
      onGo={go}
      rule={`${passScore}점 이상이면 합격입니다. 시간제한은 없고, 고르신 답은 바로 저장됩니다.${round > 1 ? ` (${round}번째 응시)` : ''}`}
    />
  )

  return (
    <Screen
      top={
        <PaperTop enrolmentNo={enrolmentNo}>
          {question && <ExamPlace heading={heading} at={page + 1} of={questions.length} />}
        </PaperTop>
      }
      aside={<div className={styles.glance}>{overview}</div>}
      bar={
        <div className={styles.bar}>
          <Button tone="secondary" unavailable={page === 0} onClick={() => go(page - 1)}>
            <ChevronLeft aria-hidden />
            이전 문제
          </Button>
          {question ? (
            <Button tone="secondary" onClick={() => go(page + 1)}>
              {isAnswered ? '다음 문제' : '나중에 풀기'}
              {isAnswered && <ChevronRight aria-hidden />}
            </Button>
          ) : (
            <Button busy={send.isPending} unavailable={isOpen} onClick={handIn}>
              제출하기
            </Button>
          )}
        </div>
      }
    >
      {question ? (
        <ExamQuestionForm
          question={question}
          sheet={sheet}
          onChoose={(chosen, byPointer) => answer(question.questionNo, chosen, byPointer)}
        />
      ) : (
        <HandInPage heading={heading} questions={questions} sheet={sheet} onGo={go}>
          {overview}
        </HandInPage>
      )}
      <SavingNote
        saving={isAnswered || saving === 'waiting' ? saving : 'idle'}
        next={
          turnsTo === null
            ? null
            : turnsTo < questions.length
              ? '다음 문제로 넘어갑니다.'
              : '제출하실 차례입니다.'
        }
      />
    </Screen>
  )
}
