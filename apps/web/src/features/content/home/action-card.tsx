import { actionSentence, COURSE_STEPS, courseStepOf } from '@hygiene/domain/member/next-action/action-label'
import { bankName } from '@hygiene/domain/money/refund/refund-banks'
import { groupedAccount } from '@hygiene/domain/money/payment/grouped-account'
import { isNear, leftText } from '@hygiene/domain/member/next-action/deadline-text'
import { ProgressBar } from '@hygiene/ui'
import { Check, Clock } from 'lucide-react'
import { useId } from 'react'
import { ACCOUNT_NUMBER, ActionButton, QuietAction } from './action-button.tsx'
import styles from './action-card.module.css'
import { detailsOf, guardedSentence, placeText, progressOf, untilText } from './action-details.ts'
import { type NextAction, saidOf } from './next-action.ts'

type ActionProps = { action: NextAction; now: Date }

export function ActionCard({ action, now }: ActionProps) {
  const id = useId()
  const [first, second] = guardedSentence(action) ?? actionSentence(saidOf(action), now)
  const until = untilText(action, now)
  return (
    <section className={styles.card} data-state={action.state} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={styles.place}>{placeText(action)}</p>
        <LeftBadge action={action} now={now} />
      </div>
      <h2 id={id} className={styles.sentence}>
        <span>{first}</span> <span>{second}</span>
      </h2>
      <div className={styles.text}>
        {until !== null && (
          <p className={styles.until}>
            <strong>{until}</strong>까지
          </p>
        )}
        {detailsOf(action).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {action.account && <Account account={action.account} />}
      <Progress action={action} />
      <div className={styles.actions}>
        <ActionButton action={action} />
        <QuietAction action={action} />
      </div>
    </section>
  )
}

/** Shows «39일 남음». A background and a clock mark a short time. */
export function LeftBadge({ action, now }: ActionProps) {
  const said = saidOf(action)
  if (action.state === 'completed') {
    return (
      <p className={styles.left} data-done>
        <Check aria-hidden />
        수료
      </p>
    )
  }
  const text = leftText(said, now)
  if (text === null) return null
  const near = isNear(said, now)
  return (
    <p className={styles.left} data-near={near || undefined}>
      {near && <Clock aria-hidden />}
      {text}
    </p>
  )
}

function Account({
  account: { bank, accountNumber, holder },
}: {
  account: NonNullable<NextAction['account']>
}) {
  return (
    <div className={styles.account}>
      <p>
        {bankName(bank)}
        {holder && ` · 예금주 ${holder}`}
      </p>
      <p id={ACCOUNT_NUMBER} className={styles.number}>
        {groupedAccount(accountNumber)}
      </p>
      <p className={styles.note}>입금하시면 이 화면이 바로 바뀝니다.</p>
    </div>
  )
}

function Progress({ action }: { action: NextAction }) {
  const progress = progressOf(action)
  if (progress) {
    return (
      <div className={styles.progress}>
        <ProgressBar share={progress.share} />
        <p className={styles.ends}>
          <span>{progress.from}</span> <span>{progress.left}</span>
        </p>
      </div>
    )
  }
  const step = courseStepOf(action.state)
  if (step === null) return null
  return (
    <div className={styles.progress}>
      <div className={styles.steps} aria-hidden>
        {COURSE_STEPS.map((name, index) => (
          <span key={name} data-step={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'next'} />
        ))}
      </div>
      <p className={styles.ends}>
        <strong>
          {step}. {COURSE_STEPS[step - 1]}
        </strong>{' '}
        <span>전체 {COURSE_STEPS.length}단계</span>
      </p>
    </div>
  )
}
