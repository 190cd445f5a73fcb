import { REFUSALS } from '@hygiene/contracts'
import { NotVerified } from './outcome.ts'

/** The server's answer about a verification it has begun. */
type Begun = { storeId: string; channelKey: string; identityVerificationId: string; sdkUrl: string }

/** Filled in beforehand where we know the person. */
export type KnownPerson = {
  fullName: string
  phoneNumber: string
  birthYear: string
  birthMonth: string
  birthDay: string
}

const NO_WINDOW = '본인확인 창을 열지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.'

/** The provider says why in its own words («사용자가 인증을 취소하였습니다»). */
export function notFinished(providerWords: string | null | undefined): string {
  const said = providerWords?.trim()
  return said ? `${REFUSALS.IDENTITY_FAILED.message} (${said})` : REFUSALS.IDENTITY_FAILED.message
}

/**
 * Opens the provider's window and waits for its end; its own word counts for nothing, the server asks the provider.
 * On phones the provider takes the whole page and comes back to this very address with the outcome in its query.
 */
export async function openIdentityWindow(begun: Begun, customer?: KnownPerson): Promise<void> {
  const { storeId, channelKey, identityVerificationId, sdkUrl } = begun
  const { __INTERNAL__setPortOneSdkUrl, requestIdentityVerification, IdentityVerificationError } =
    await import('@portone/browser-sdk/v2')
  __INTERNAL__setPortOneSdkUrl(sdkUrl)
  try {
    const response = await requestIdentityVerification({
      storeId,
      channelKey,
      identityVerificationId,
      redirectUrl: location.origin + location.pathname + location.search,
      customer,
    })
    if (response === undefined || response.code !== undefined) {
      throw new NotVerified(notFinished(response?.message))
    }
  } catch (error) {
    if (error instanceof NotVerified) throw error
    // The SDK throws its own errors for a refused request, and plain ones when its script does not load.
    const isAnswer = error instanceof IdentityVerificationError
    throw new NotVerified(isAnswer ? notFinished(error.message) : NO_WINDOW)
  }
}
