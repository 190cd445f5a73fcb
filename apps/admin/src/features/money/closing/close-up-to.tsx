import { useSend } from '@hygiene/client'
import { closeDays } from '@hygiene/contracts/money/closing/staff/close-days'
import { readClosingDay } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { netWon } from '@hygiene/domain/money/closing/closing'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, showToast, useConfirm } from '@hygiene/ui'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { closableUpTo, type ClosingDay } from './closing-text.ts'

type CloseUpToProps = { days: readonly ClosingDay[]; last: string; onDone: () => void }

/** Closes the days up to the chosen one at once; those with a difference stay, each needs its own words. */
export function CloseUpTo({ days, last, onDone }: CloseUpToProps) {
  const confirm = useConfirm()
  const mayClose = staffMay(useEmployee().role, 'handlePaymentExceptions')
  const closable = closableUpTo(days, last)
  const send = useSend(closeDays, {
    refusedTitle: '마감하지 못했습니다',
    refresh: [readClosingDay],
    onDone: ({ closed }) => {
      showToast(`${closed}일을 마감했습니다.`)
      onDone()
    },
  })
  if (!mayClose || closable.length < 2) return null
  const differing = days.filter(
    ({ day, state, unexplained }) => day <= last && state === 'open' && unexplained > 0,
  ).length
  const until = `${Number(last.slice(8))}일까지`
  async function ask() {
    const won = formatWon(closable.reduce((sum, { sums }) => sum + netWon(sums), 0))
    const left = differing > 0 ? ` 차이가 있는 ${differing}일은 남습니다.` : ''
    const question = `${until} 마감 전 ${closable.length}일, 금액 ${won}을 마감합니다.${left} 다시 열려면 다른 직원의 승인이 필요합니다.`
    const text = { title: `${until} 모두 마감할까요?`, confirmLabel: '모두 마감하기', cancelLabel: '취소' }
    if (!(await confirm(question, text)) || send.isPending) return
    send.mutate({ days: closable.map(({ day, sums }) => ({ day, seen: sums })) })
  }
  return (
    <div>
      <Button tone="secondary" size="small" busy={send.isPending} onClick={() => void ask()}>
        {until} {closable.length}일 모두 마감
      </Button>
    </div>
  )
}
