import { courseRuleLabel } from '@hygiene/domain/education/course/course-rules'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { TextField } from '@hygiene/ui'
import { History } from 'lucide-react'
import type { Rules } from './course-text.ts'
import styles from './courses.module.css'
import type { Errors, Typed, TypedNumber } from './draft-form.ts'

type RuleFieldsProps = {
  typed: Typed
  /** Holds the rules of the version before, or null for the first version. */
  before: Rules | null
  errors: Errors
  isOnline: boolean
  bankCount: number
  onType: (more: Partial<Typed>) => void
}

export function RuleFields({ typed, before, errors, isOnline, bankCount, onType }: RuleFieldsProps) {
  const field = (name: TypedNumber, unit: string, hint: string, now: string | null) => {
    const isChanged = before !== null && typed[name].replaceAll(',', '') !== String(before[name] ?? '')
    return (
      <div className={styles.rule} data-changed={isChanged || undefined}>
        <TextField
          label={`${courseRuleLabel[name]} (${unit})`}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          hint={hint || undefined}
          value={typed[name]}
          error={errors[name]}
          onChange={({ target }) => onType({ [name]: target.value })}
        />
        {isChanged && now !== null && (
          <p className={styles.was}>
            <History aria-hidden />
            지금 {now}
          </p>
        )}
      </div>
    )
  }
  return (
    <div className={styles.rules}>
      {field('priceWon', '원', '업소 한 곳', before && formatWon(before.priceWon))}
      {field('hours', '시간', '규칙 제52조', before && `${before.hours}시간`)}
      {isOnline && (
        <>
          {field('passScore', '점', '100점 만점', before && `${before.passScore}점`)}
          {field(
            'questionCount',
            '문항',
            `문제은행 ${bankCount}문항`,
            before && `${before.questionCount}문항`,
          )}
          {field(
            'maxAttempts',
            '회',
            '비우면 제한 없음',
            before && (before.maxAttempts === null ? '제한 없음' : `${before.maxAttempts}회`),
          )}
        </>
      )}
    </div>
  )
}
