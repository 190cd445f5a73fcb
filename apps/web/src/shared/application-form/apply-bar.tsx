import { formatWon } from '@hygiene/domain/money/payment/won'
import { Button, linkButton, ScreenBar } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FormSteps } from '../forms/use-steps.ts'
import styles from './application-form.module.css'

type ApplyBarProps = {
  /** The subject of the application in a few words, beside the fee on a phone. */
  choice: string
  /** In won; null where the place was refused. */
  price: number | null
  names: readonly string[]
  steps: Pick<FormSteps, 'step' | 'back' | 'next'>
  /** The step is being judged by the server. */
  isChecking?: boolean
  /** What the person does in place of going on, because the place was refused. */
  nextLink?: { label: string; to: string } | null
  /** The last step's button, where there is one. */
  children: ReactNode
}

/** Previous and next; on a phone with the choice and the fee above them. */
export function ApplyBar({
  choice,
  price,
  names,
  steps,
  isChecking = false,
  nextLink = null,
  children,
}: ApplyBarProps) {
  const isLast = steps.step === names.length
  return (
    <ScreenBar label={choice} amount={price === null ? null : formatWon(price)}>
      <div className={styles.buttons}>
        <Button tone="secondary" onClick={steps.back}>
          이전
        </Button>
        {nextLink && (
          <Link {...linkButton()} to={nextLink.to}>
            {nextLink.label}
          </Link>
        )}
        {!nextLink && !isLast && (
          <Button busy={isChecking} onClick={steps.next}>
            다음: {names[steps.step]}
            <ChevronRight aria-hidden />
          </Button>
        )}
        {!nextLink && isLast && children}
      </div>
    </ScreenBar>
  )
}
