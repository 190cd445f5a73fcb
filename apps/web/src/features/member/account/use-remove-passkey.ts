import { useSend } from '@hygiene/client'
import { listPasskeys } from '@hygiene/contracts/member/passkey/list-passkeys'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { removePasskey } from '@hygiene/contracts/member/passkey/remove-passkey'
import { askConfirm, showToast } from '@hygiene/ui'

export function useRemovePasskey() {
  const send = useSend(removePasskey, {
    refresh: [listPasskeys, readMyPage],
    onDone: () => showToast('패스키를 지웠습니다.'),
    refusedTitle: '패스키를 지우지 못했습니다',
  })

  async function ask({ passkeyNo, name }: { passkeyNo: number; name: string }) {
    const isSure = await askConfirm(`${name}\n지우시면 이 기기에서는 비밀번호로 로그인하셔야 합니다.`, {
      title: '패스키를 지울까요?',
      confirmLabel: '지우기',
      isDanger: true,
    })
    if (isSure) send.mutate({ passkeyNo })
  }
  return { isBusy: send.isPending, ask }
}
