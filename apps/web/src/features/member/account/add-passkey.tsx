import { Broken, isReportedCentrally, queryClient, Refused } from '@hygiene/client'
import { listPasskeys } from '@hygiene/contracts/member/passkey/list-passkeys'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { Button, NoticeBox, showAlert, showToast } from '@hygiene/ui'
import { useState } from 'react'
import type { Registering } from '../../../app/login/passkey/register-passkey.ts'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { useFields } from '@hygiene/client/use-fields'
import { NO_PRESENT_PASSWORD, ofPresentPassword, PresentPassword } from './present-password.tsx'

const TEXT: Readonly<Record<Exclude<Registering, 'added'>, string>> = {
  known: '이미 등록한 기기입니다. 로그인 화면에서 지문·얼굴로 로그인하실 수 있습니다.',
  none: '기기에서 지문, 얼굴이나 화면 잠금을 확인하지 못했습니다. 다시 시도해주세요.',
}

/** Asks for the password again: the key will open the account without it (ASVS 7.5.1). */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const [isPossible] = useState(() => 'PublicKeyCredential' in window)
  const [isBusy, setIsBusy] = useState(false)
  const form = useFields({ userPw: '' }, ({ userPw }) =>
    userPw === '' ? { userPw: NO_PRESENT_PASSWORD } : {},
  )

  async function add() {
    setIsBusy(true)
    try {
      const { registerPasskey } = await import('../../../app/login/passkey/register-passkey.ts')
      const registered = await registerPasskey(form.draft.userPw)
      if (registered !== 'added') return await showAlert(TEXT[registered], { title: '등록하지 않았습니다' })
      for (const { path } of [listPasskeys, readMyPage])
        void queryClient.invalidateQueries({ queryKey: [path] })
      onDone()
      showToast('이 기기를 등록했습니다.')
    } catch (error) {
      await notify(error)
    } finally {
      setIsBusy(false)
    }
  }

  async function notify(error: unknown) {
    if (error instanceof Broken || isReportedCentrally(error)) return
    if (!(error instanceof Refused)) throw error
    if (ofPresentPassword(error.refusal)) form.show({ userPw: error.message })
    else await showAlert(error.message, { title: '이 기기를 등록하지 못했습니다' })
  }

  if (!isPossible)
    return (
      <NoticeBox title="이 브라우저에서는 등록할 수 없습니다. 크롬이나 사파리, 삼성 인터넷에서 열어주세요." />
    )
  return (
    <ScreenForm form={form} onPass={() => isBusy || void add()}>
      <p>비밀번호를 확인한 뒤, 기기가 지문이나 얼굴 또는 화면 잠금을 묻습니다.</p>
      <PresentPassword {...form} />
      <Button type="submit" wide busy={isBusy}>
        등록하기
      </Button>
    </ScreenForm>
  )
}
