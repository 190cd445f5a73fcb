import { Broken, isReportedCentrally, Refused } from '@hygiene/client'
import { askConfirm, showAlert, showToast } from '@hygiene/ui'
import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser'
import { keepAsked, wasAsked } from './asked.ts'
import { registerPasskey } from './register-passkey.ts'

/** Offers a passkey once per device after a password login, if the device has fingerprint, face or screen lock. */
export async function offerPasskey(): Promise<void> {
  if (wasAsked() || !(await platformAuthenticatorIsAvailable())) return
  keepAsked()
  const wants = await askConfirm(
    '이 기기에 등록해두시면 비밀번호 대신 지문, 얼굴이나 화면 잠금으로 로그인하실 수 있습니다.\n비밀번호도 그대로 쓰실 수 있고, 나중에 나의 정보에서 등록하셔도 됩니다.',
    { title: '다음부터 쉽게 로그인하기', confirmLabel: '이 기기 등록하기', cancelLabel: '다시 묻지 않기' },
  )
  if (wants) await register()
}

async function register(): Promise<void> {
  try {
    const registered = await registerPasskey('')
    if (registered === 'added') showToast('등록했습니다. 다음부터 지문·얼굴로 로그인하실 수 있습니다.')
    if (registered === 'known') showToast('이미 등록한 기기입니다. 지문·얼굴로 로그인하실 수 있습니다.')
  } catch (error) {
    if (isReportedCentrally(error) || error instanceof Broken) return
    if (!(error instanceof Refused)) throw error
    await showAlert(error.message, { title: '이 기기를 등록하지 못했습니다' })
  }
}
