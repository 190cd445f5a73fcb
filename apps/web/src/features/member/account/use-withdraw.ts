import { useSend } from '@hygiene/client'
import { withdraw } from '@hygiene/contracts/member/account/withdraw'
import { askConfirm, showAlert } from '@hygiene/ui'
import { useState } from 'react'
import { go } from '../../../app/router/go.ts'
import { clearPerson } from '../../../app/login/leaving.ts'

const AT_THE_FIELD = new Set(['PASSWORD_DIFFERS', 'LOGIN_LOCKED', 'LOGIN_TOO_SOON'])

export function useWithdraw() {
  const [wrong, setWrong] = useState<string>()
  const send = useSend(withdraw, {
    onDone: async () => {
      clearPerson()
      await showAlert('탈퇴하셨습니다. 그동안 이용해주셔서 감사합니다.', { title: '회원 탈퇴를 마쳤습니다' })
      await go('/main')
    },
    onRefused: async ({ refusal, message }) => {
      if (refusal !== null && AT_THE_FIELD.has(refusal)) setWrong(message)
      else await showAlert(message, { title: '탈퇴하지 못했습니다' })
    },
  })

  async function ask(userPw: string) {
    if (userPw === '') return setWrong('비밀번호를 입력해주세요.')
    const isSure = await askConfirm('정말 탈퇴하시겠습니까?\n탈퇴하시면 되돌릴 수 없습니다.', {
      title: '회원 탈퇴',
      confirmLabel: '탈퇴하기',
      cancelLabel: '그만두기',
      isDanger: true,
    })
    if (isSure) send.mutate({ userPw })
    return undefined
  }

  return {
    isBusy: send.isPending,
    wrong,
    settle: () => setWrong(undefined),
    withdraw: (userPw: string) => void ask(userPw),
  }
}
