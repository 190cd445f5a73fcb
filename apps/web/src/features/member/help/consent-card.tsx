import { useSend } from '@hygiene/client'
import { answerHelp } from '@hygiene/contracts/member/help/answer-help'
import type { readHelpAsk } from '@hygiene/contracts/member/help/read-help-ask'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Button, Card } from '@hygiene/ui'
import { Ban, CircleCheck } from 'lucide-react'
import styles from './consent-card.module.css'
import { lastDayText } from './last-day.ts'

type Answer = EntityOf<typeof answerHelp>['answer']
type Asked = EntityOf<typeof readHelpAsk>
type ConsentCardProps = { token: string; asked: Asked; onAnswered: (answer: Answer) => void }

const MAY = ['교육 신청과 날짜 바꾸기', '결제와 환불', '로그인 문제 풀기']

/** States who asks and for what, and gives both answers equal weight. A consent that was given can also be ended here. */
export function ConsentCard({ token, asked, onAnswered }: ConsentCardProps) {
  const { state, validUntil } = asked
  const send = useSend(answerHelp, {
    refusedTitle: '답을 받지 못했습니다',
    onDone: ({ answer }) => onAnswered(answer),
  })
  const isAsked = state === 'asked'
  const answers: readonly [Answer, string][] = isAsked
    ? [
        ['agree', '동의합니다'],
        ['refuse', '거절합니다'],
      ]
    : [['end', '도움 끝내기']]
  return (
    <Card>
      <div className={styles.list}>
        <h2>대신 할 수 있는 일</h2>
        <ul>
          {MAY.map((action) => (
            <li key={action}>
              <CircleCheck aria-hidden />
              {action}
            </li>
          ))}
        </ul>
        <h2>본인만 하실 수 있는 일</h2>
        <ul>
          <li data-own>
            <Ban aria-hidden />
            강의 듣기, 본인확인, 평가
          </li>
        </ul>
      </div>
      <p>
        <strong>{lastDayText(validUntil)}까지</strong>만 도울 수 있습니다. 한 일은 모두 적힙니다. 언제든
        끝내세요.
      </p>
      {isAsked && <p>모르는 분이면 ‘거절합니다’를 눌러주세요.</p>}
      <div className={styles.answers}>
        {answers.map(([answer, text]) => (
          <Button
            key={answer}
            tone="secondary"
            wide
            busy={send.isPending}
            onClick={() => send.mutate({ token, answer })}
          >
            {text}
          </Button>
        ))}
      </div>
    </Card>
  )
}
