import { useSend } from '@hygiene/client'
import { acceptOffer } from '@hygiene/contracts/in-person/queue/accept-offer'
import { showAlert, useConfirm } from '@hygiene/ui'
import { go } from '../../app/router/go.ts'
import { CHANGED } from './changed.ts'
import { paymentPath } from './payment-path.ts'

type Offered = {
  waitingNo: number
  /** A person with another seat moves; a person without one continues to the payment. */
  keepsSeat: boolean
  session: string
}

/** Specification section 9 holds a seat for 30 minutes until payment. */
const PAY_SOON = '받으시면 자리를 30분 동안 잡아 둡니다. 그 안에 결제해주세요.'

export function useAcceptOffer({ waitingNo, keepsSeat, session }: Offered) {
  const confirm = useConfirm()
  const send = useSend(acceptOffer, {
    refresh: CHANGED,
    refusedTitle: '자리를 받지 못했습니다',
    onDone: async ({ applicationNo, seat }) => {
      if (!keepsSeat) {
        await go(paymentPath(applicationNo))
        return
      }
      const next = seat === 'sold' ? '수강증을 새로 출력해주세요.' : '정해진 시간 안에 결제해주세요.'
      await showAlert(`교육 일정을 변경했습니다.\n${session}\n${next}`, { title: '일정을 바꿨습니다' })
      await go('/edu/offline/list')
    },
  })

  async function accept() {
    const isSure = await confirm(
      keepsSeat ? `교육 일정을 변경 하시겠습니까?\n${session}` : `${session}\n${PAY_SOON}`,
      {
        title: '이 자리를 받으시겠습니까?',
        confirmLabel: '자리 받기',
        cancelLabel: '닫기',
      },
    )
    if (isSure) send.mutate({ waitingNo })
  }

  return { accept, isPending: send.isPending }
}
