import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { closeDay } from '@hygiene/contracts/money/closing/staff/close-day'
import { readClosingDay } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { netWon } from '@hygiene/domain/money/closing/closing'
import { Button, showToast, TextField } from '@hygiene/ui'
import styles from './closings.module.css'

type CloseFormProps = { day: EntityOf<typeof readClosingDay>; onDone: () => void }

/** Closes a day that is over; what differs without an explanation of its own needs words. */
export function CloseForm({ day: { day, sums, unexplained }, onDone }: CloseFormProps) {
  const form = useForm(closeDay, {
    start: { text: '' },
    judge: ({ text }) =>
      unexplained > 0 && text.trim().length < 2 ? { text: '차이를 2자 이상 설명해주세요.' } : {},
    input: ({ text }) => ({ day, seen: sums, text: text.trim() }),
    refusedTitle: '마감하지 못했습니다',
    refresh: [readClosingDay],
    onDone: () => {
      showToast('마감했습니다.')
      onDone()
    },
  })
  return (
    <form {...form.ties()} className={styles.close}>
      {unexplained > 0 && (
        <TextField
          label="차이 설명"
          hint="마감 기록에 남습니다. 사람 이름이나 번호는 적지 마세요."
          maxLength={200}
          autoComplete="off"
          {...form.field('text')}
        />
      )}
      <p>마감 금액은 {formatWon(netWon(sums))}입니다. 다시 열려면 다른 직원의 승인이 필요합니다.</p>
      <Button type="submit" busy={form.isBusy}>
        마감하기
      </Button>
    </form>
  )
}
