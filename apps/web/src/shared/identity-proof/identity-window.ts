import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { isGivenUp } from '@hygiene/domain/money/payment/given-up'
import { openLayer } from '@hygiene/ui'
import { NotVerified } from './outcome.ts'

type Begun = { storeId: string; channelKey: string; identityVerificationId: string; sdkUrl: string }

export type KnownPerson = {
  fullName: string
  phoneNumber: string
  birthYear: string
  birthMonth: string
  birthDay: string
}

const NO_WINDOW = '본인확인 창을 열지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.'

export const IDENTITY_GIVEN_UP = '본인확인을 그만두셨습니다. 아래 버튼으로 다시 하실 수 있습니다.'

/** The provider gives its reason as text («사용자가 인증을 취소하였습니다»). */
export function notFinished(providerText: string | null | undefined): string {
  const said = providerText?.trim()
  if (isGivenUp(said)) return IDENTITY_GIVEN_UP
  return said ? `${REFUSALS.IDENTITY_FAILED.message} (${said})` : REFUSALS.IDENTITY_FAILED.message
}

/**
 * Opens the provider's window and waits for its end. Its result is not trusted: the server asks the provider. On phones the
 * provider replaces the page and returns to this address with the result in the query.
 */
export async function openIdentityWindow(begun: Begun, customer?: KnownPerson): Promise<void> {
  const { storeId, channelKey, identityVerificationId, sdkUrl } = begun
  const { __INTERNAL__setPortOneSdkUrl, requestIdentityVerification, IdentityVerificationError } =
    await import('@portone/browser-sdk/v2')
  __INTERNAL__setPortOneSdkUrl(sdkUrl)
  try {
    const response = await untilClosed(() =>
      requestIdentityVerification({
        storeId,
        channelKey,
        identityVerificationId,
        redirectUrl: location.origin + location.pathname + location.search,
        customer,
      }),
    )
    if (response === undefined || response.code !== undefined) {
      throw new NotVerified(notFinished(response?.message))
    }
  } catch (error) {
    if (error instanceof NotVerified) throw error
    // The SDK throws its own errors for a refused request, and plain ones if its script does not load.
    const isAnswer = error instanceof IdentityVerificationError
    throw new NotVerified(isAnswer ? notFinished(error.message) : NO_WINDOW)
  }
}

/**
 * The provider offers no way to close its window, so Back removes its frame and ends the wait. On phones its page replaces ours,
 * and Back restores ours in the waiting state.
 */
async function untilClosed<T>(open: () => Promise<T>): Promise<T> {
  const before = new Set(document.body.children)
  const end = new AbortController()
  const closed = new Promise<never>((_resolve, reject) => {
    end.signal.addEventListener('abort', () => reject(new NotVerified(IDENTITY_GIVEN_UP)))
  })

  function close() {
    const frames = [...document.querySelectorAll('body > iframe, body > :has(iframe)')]
    for (const frame of frames.filter((one) => !before.has(one))) frame.remove()
    end.abort()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && close()

  const leave = openLayer(close)
  window.addEventListener('pageshow', comeBack)
  try {
    return await Promise.race([open(), closed])
  } finally {
    leave()
    window.removeEventListener('pageshow', comeBack)
  }
}
