import { Broken } from '@hygiene/client'
import { showAlert } from '@hygiene/ui'
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { enterBySigning } from './log-in-by-passkey.ts'

/** A challenge expires after five minutes, but a login screen may stay open longer. */
const RENEW_MS = 240_000

export async function suggestPasskeys(returnTo: string, left: AbortSignal): Promise<void> {
  if (left.aborted || !(await browserSupportsWebAuthnAutofill())) return
  left.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  let isOver = true
  do isOver = await suggestUntilRenewed(returnTo)
  while (!isOver && !left.aborted)
}

async function suggestUntilRenewed(returnTo: string): Promise<boolean> {
  let isRenewed = false
  const renewal = setTimeout(() => {
    isRenewed = true
    WebAuthnAbortService.cancelCeremony()
  }, RENEW_MS)
  try {
    const errors = await enterBySigning(returnTo, true)
    const sentence = errors?.userId ?? errors?.userPw
    if (sentence) await showAlert(sentence, { title: '패스키로 로그인하지 못했습니다' })
  } catch (error) {
    // Suggestions are optional: the form works without them and reports an unreachable server itself.
    if (!(error instanceof Broken)) throw error
  } finally {
    clearTimeout(renewal)
  }
  return !isRenewed
}
