import { call } from '@hygiene/client'
import { beginPasskeyLogin } from '@hygiene/contracts/member/login/begin-passkey-login'
import { logInByPasskey } from '@hygiene/contracts/member/login/log-in-by-passkey'
import { APPLICATION_ID } from '@hygiene/contracts/kit/envelope'
import { startAuthentication } from '@simplewebauthn/browser'
import { enterBy, type SendLogin, type SignInErrors } from '../sign-in.ts'
import { keepAsked } from './asked.ts'

class NoPasskey extends Error {}

const NOT_SHOWN = '패스키로 로그인하지 않았습니다. 아이디와 비밀번호로 로그인하실 수 있습니다.'

export async function signInByPasskey(returnTo: string): Promise<SignInErrors> {
  return (await enterBySigning(returnTo, false)) ?? { userId: NOT_SHOWN }
}

/**
 * With `isSuggested` the passkey is listed in the suggestions of the id field (conditional mediation) until it is chosen. Returns
 * null if no passkey was shown.
 */
export async function enterBySigning(returnTo: string, isSuggested: boolean): Promise<SignInErrors | null> {
  const send: SendLogin = async (disconnect) => {
    // The question about the other login uses up the challenge, so the device is asked once more.
    const signed = await signChallenge(isSuggested && disconnect === 0)
    return call(logInByPasskey, { ...signed, applicationId: APPLICATION_ID, disconnect })
  }
  try {
    const errors = await enterBy(send, returnTo)
    keepAsked()
    return errors
  } catch (error) {
    if (error instanceof NoPasskey) return null
    throw error
  }
}

async function signChallenge(isSuggested: boolean) {
  const quietly = isSuggested ? ({ onBreakage: 'throw', isQuiet: true } as const) : {}
  const { challenge, rpId } = await call(beginPasskeyLogin, {}, quietly)
  const optionsJSON = { challenge, rpId, userVerification: 'required' } as const
  try {
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isSuggested })
    const { clientDataJSON: clientData, authenticatorData, signature, userHandle = '' } = response
    return { credentialId: id, clientData, authenticatorData, signature, userHandle }
  } catch (error) {
    throw new NoPasskey(String(error))
  }
}
