import { useSend } from '@hygiene/client'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { Button, RadioCards, showAlert } from '@hygiene/ui'
import { ChevronLeft, ChevronRight, CircleCheck, CloudOff, RefreshCw } from 'lucide-react'
import { Screen } from '../../../app/layout/screen.tsx'
import { useFocusOn } from '../../../shared/study-steps/use-focus-on.ts'
import { clearUnsaved, type Saving } from './answer-saver.ts'
import {
  type AnswerSheet,
  type Attempt,
  type ExamQuestion,
  nextOpenIndex,
  unansweredNumbers,
} from './answer-sheet.ts'
import styles from './exam.module.css'
import type { ExamOutcome } from './exam-outcome.ts'
import { ExamPlace, PaperTop } from './exam-top.tsx'
import { HandInPage } from './hand-in-page.tsx'
import { usePointerPress } from './pointer-press.ts'
import { QuestionOverview } from './question-overview.tsx'
import { useAnswerSheet } from './use-answer-sheet.ts'
import { useTurning } from './use-turning.ts'

const NOTES = {
  saving: { Icon: RefreshCw, text: '저장하고 있습니다.' },
  saved: { Icon: CircleCheck, text: '저장했습니다.' },
  waiting: { Icon: CloudOff, text: '인터넷이 끊겨 이 기기에 두었습니다. 이어지면 저장합니다.' },
} as const

type SavingNoteProps = {
  saving: Saving
  next: string | null
}

function SavingNote({ saving, next }: SavingNoteProps) {
  const note = saving === 'idle' ? null : NOTES[saving]
  return (
    <output className={styles.saving} data-saving={saving}>
      {note && (
        <>
          <note.Icon aria-hidden />
          <span>
            {note.text}
            {next && ` ${next}`}
          </span>
        </>
      )}
    </output>
  )
}

type ExamPaperProps = {
  attempt: Attempt
  enrolmentNo: EnrolmentNo
  onGraded: (outcome: ExamOutcome) => void
  /** Runs when the attempt no longer accepts answers, so that its state is read again. */
  onClosed: () => void
}

/** Shows one question per page. A press saves the answer and advances to the next open question; the last page submits. */
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

type ExamQuestionFormProps = {
  question: ExamQuestion
  sheet: AnswerSheet
  /**
   * `byPointer` marks a press by finger or mouse, which advances the page. Keyboard and screen-reader users advance it
   * themselves.
   */
  onChoose: (chosen: number, byPointer: boolean) => void
}

function ExamQuestionForm({ question, sheet, onChoose }: ExamQuestionFormProps) {
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
