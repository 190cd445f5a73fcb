import { useSend } from '@hygiene/client'
import { leaveWaitingList } from '@hygiene/contracts/in-person/queue/leave-waiting-list'
import { showToast, useConfirm } from '@hygiene/ui'
import { CHANGED } from './changed.ts'

type LeaveText = { question: string; confirmLabel: string; done: string }

export const STOP_WAITING: LeaveText = {
  question: '이 일정을 그만 기다리시겠습니까?\n다시 신청하시면 맨 뒤에서 기다리셔야 합니다.',
  confirmLabel: '그만 기다리기',
  done: '대기 신청을 취소했습니다.',
}

export function useLeaveQueue(waitingNo: number, { question, confirmLabel, done }: LeaveText) {
  const confirm = useConfirm()
  const send = useSend(leaveWaitingList, {
    refresh: CHANGED,
    refusedTitle: '대기를 끝내지 못했습니다',
    onDone: () => showToast(done),
  })

  async function leave() {
    const isSure = await confirm(question, {
      title: confirmLabel,
      confirmLabel,
      cancelLabel: '닫기',
      isDanger: true,
    })
    if (isSure) send.mutate({ waitingNo })
  }
  return { leave, isLeaving: send.isPending }
}
