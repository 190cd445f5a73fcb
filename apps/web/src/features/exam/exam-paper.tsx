import type { EnrolmentNo } from '@hygiene/domain'
import { useSend } from '@hygiene/client'
import { fetchUser, listLectures, listOnlineEnrolments, listStudyRoom, submitExam } from '@hygiene/contracts'
import { Button, Card, RadioCards, showAlert, useConfirm, ProgressBar } from '@hygiene/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Screen } from '../../app/layout/screen.tsx'
import { StudySteps } from '../../shared/study-steps/study-steps.tsx'
import { useFocusOn } from '../../shared/study-steps/use-focus-on.ts'
import { forgetUnsaved } from './answer-saver.ts'
import { type Attempt, firstOpenIndex, unansweredNumbers } from './answer-sheet.ts'
import styles from './exam.module.css'
import type { ExamOutcome } from './exam-result.tsx'
import { QuestionOverview } from './question-overview.tsx'
import { SavingNote } from './saving-note.tsx'
import { useAnswerSheet } from './use-answer-sheet.ts'

type ExamPaperProps = {
  attempt: Attempt
  enrolmentNo: EnrolmentNo
  onGraded: (outcome: ExamOutcome) => void
  /** The attempt can no longer be written to: read its state anew. */
  onClosed: () => void
}

/** One question a screen, all of them at a glance beside or below it. */
export function ExamPaper({ attempt, enrolmentNo, onGraded, onClosed }: ExamPaperProps) {
  const { attemptNo, questions, passScore, round } = attempt
  const { sheet, saving, choose } = useAnswerSheet(attempt, onClosed)
  const [index, setIndex] = useState(() => firstOpenIndex(questions, sheet))
  const heading = useFocusOn<HTMLHeadingElement>(index)
  const confirm = useConfirm()
  const send = useSend(submitExam, {
    refresh: [listLectures, listStudyRoom, listOnlineEnrolments, fetchUser],
    onDone: (outcome) => {
      forgetUnsaved(attemptNo)
      onGraded(outcome)
    },
    onRefused: async (refused) => {
      await showAlert(refused.message, { title: '제출하지 못했습니다' })
      onClosed()
    },
  })
  const question = questions[index]
  const isLast = index === questions.length - 1
  const open = unansweredNumbers(questions, sheet)

  async function handIn() {
    const [first] = open
    if (first !== undefined) {
      await showAlert(
        `답하지 않은 문제가 있습니다.\n${open.map((no) => `${no}번`).join(', ')}에 답한 뒤 제출해주세요.`,
        { title: '아직 제출할 수 없습니다' },
      )
      setIndex(first - 1)
      return
    }
    const isSure = await confirm(
      `${questions.length}문제에 모두 답하셨습니다.\n제출한 뒤에는 답을 바꿀 수 없습니다. 제출하시겠습니까?`,
      {
        title: '평가 제출',
        confirmLabel: '제출하기',
      },
    )
    if (!isSure) return
    const answers = Object.entries(sheet).map(([questionNo, chosen]) => ({
      questionNo: Number(questionNo),
      chosen,
    }))
    send.mutate({ enrolmentNo, attemptNo, answers })
  }

  return (
    <Screen
      isCompact
      head={<StudySteps current="exam" />}
      aside={
        <QuestionOverview
          questions={questions}
          sheet={sheet}
          current={index}
          onGo={setIndex}
          rule={`${passScore}점 이상이면 합격입니다. 시간제한은 없고, 고르신 답은 바로 저장됩니다.${round > 1 ? ` (${round}번째 응시)` : ''}`}
        />
      }
      bar={
        <>
          <Button tone="secondary" unavailable={index === 0} onClick={() => setIndex(index - 1)}>
            <ChevronLeft aria-hidden />
            이전 문제
          </Button>
          {isLast || open.length === 0 ? (
            <Button busy={send.isPending} onClick={() => void handIn()}>
              제출하기
            </Button>
          ) : (
            <Button onClick={() => setIndex(index + 1)}>
              다음 문제
              <ChevronRight aria-hidden />
            </Button>
          )}
        </>
      }
    >
      {question && (
        <Card>
          <div className={styles.paper}>
            <div className={styles.place}>
              <h2 ref={heading} className={styles.count} tabIndex={-1}>
                문제 {index + 1} / {questions.length}
              </h2>
              <SavingNote saving={saving} />
            </div>
            <ProgressBar share={(index + 1) / questions.length} />
            <RadioCards
              key={question.questionNo}
              legend={<span className={styles.question}>{question.text}</span>}
              options={question.choices.map((label, choice) => ({
                value: String(choice),
                label: `${choice + 1}. ${label}`,
              }))}
              value={sheet[question.questionNo]?.toString()}
              onChange={(choice) => choose(question.questionNo, Number(choice))}
            />
          </div>
        </Card>
      )}
    </Screen>
  )
}
