import { formatWon } from '@hygiene/domain/money/payment/won'
import { Button, linkButton, ScreenBar } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FormSteps } from '../forms/use-steps.ts'
import styles from './application-form.module.css'

type ApplyBarProps = {
  choice: string
  /** Is in won and null if the place was refused. */
  price: number | null
  names: readonly string[]
  steps: Pick<FormSteps, 'step' | 'back' | 'next'>
  isChecking?: boolean
  /** Replaces the next button if the place was refused. */
  nextLink?: { label: string; to: string } | null
  children: ReactNode
}

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
