import { askConfirm, showAlert } from '@hygiene/ui'
import { keepVerifyToken } from '../browser-storage/kept-verify-token.ts'
import { go } from '../router/go.ts'

const UNVERIFIED = '협회에서 본인인증을 진행해주시길 바랍니다.'

export async function offerVerification(token: string | null) {
  const title = '본인확인이 필요합니다'
  if (token === null) {
    await showAlert(UNVERIFIED, { title })
    return
  }
  const buttons = { confirmLabel: '본인확인 하기', cancelLabel: '닫기' }
  if (!(await askConfirm(UNVERIFIED, { title, ...buttons }))) return
  keepVerifyToken(token)
  await go('/user/verify')
}
