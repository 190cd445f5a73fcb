import {
  actSentence,
  bankName,
  COURSE_STEPS,
  courseStepOf,
  groupedAccount,
  isNear,
  leftWords,
} from '@hygiene/domain'
import { ProgressBar } from '@hygiene/ui'
import { Check, Clock } from 'lucide-react'
import { useId } from 'react'
import { ACCOUNT_NUMBER, ActButton, QuietAct } from './act-button.tsx'
import styles from './act-card.module.css'
import { detailsOf, guardedSentence, placeWords, progressOf, untilWords } from './act-details.ts'
import { type NextAct, saidOf } from './next-act.ts'

type ActProps = { act: NextAct; now: Date }

/** The one thing to do now: where, how long still, the act in two lines, until when, one button, one quiet link. */
export function ActCard({ act, now }: ActProps) {
  const id = useId()
  const [first, second] = guardedSentence(act) ?? actSentence(saidOf(act), now)
  const until = untilWords(act, now)
  return (
    <section className={styles.card} data-state={act.state} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={styles.place}>{placeWords(act)}</p>
        <LeftBadge act={act} now={now} />
      </div>
      <h2 id={id} className={styles.sentence}>
        <span>{first}</span> <span>{second}</span>
      </h2>
      <div className={styles.words}>
        {until !== null && (
          <p className={styles.until}>
            <strong>{until}</strong>까지
          </p>
        )}
        {detailsOf(act).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {act.account && <Account account={act.account} />}
      <Progress act={act} />
      <div className={styles.acts}>
        <ActButton act={act} />
        <QuietAct act={act} />
      </div>
    </section>
  )
}

/** «39일 남음»; marked by its ground and a clock where the time is short. */
export function LeftBadge({ act, now }: ActProps) {
  const said = saidOf(act)
  if (act.state === 'completed') {
    return (
      <p className={styles.left} data-done>
        <Check aria-hidden />
        수료
      </p>
    )
  }
  const words = leftWords(said, now)
  if (words === null) return null
  const near = isNear(said, now)
  return (
    <p className={styles.left} data-near={near || undefined}>
      {near && <Clock aria-hidden />}
      {words}
    </p>
  )
}

function Account({ account: { bank, accountNumber, holder } }: { account: NonNullable<NextAct['account']> }) {
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

/** How far the lectures are, or at which of the steps the person stands; the words say the same. */
function Progress({ act }: { act: NextAct }) {
  const progress = progressOf(act)
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
  const step = courseStepOf(act.state)
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
