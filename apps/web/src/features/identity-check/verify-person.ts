import { call, isToldCentrally, Refused } from '@hygiene/client'
import { beginIdentityCheck, confirmIdentityCheck, type EntityOf, REFUSALS } from '@hygiene/contracts'

export type IdentityWay = 'phone' | 'certificate'

/** `told`: the person has been told elsewhere; `left`: the page goes to the provider and comes back by its address. */
export type CheckOutcome = { kind: 'verified' } | { kind: 'told' } | { kind: 'failed'; message: string }

type Begun = EntityOf<typeof beginIdentityCheck>

/** Opens the provider's window and has the server confirm what came of it; the window's own word counts for nothing. */
export async function verifyPerson(onlineEduNo: number, way: IdentityWay): Promise<CheckOutcome> {
  try {
    const begun = await call(beginIdentityCheck, { onlineEduNo, method: way })
    const response = await openWindow(begun, returnAddress(onlineEduNo))
    if (response === null) return { kind: 'failed', message: NO_WINDOW }
    if (response.code !== undefined) return { kind: 'failed', message: notFinished(response.message) }
    return await confirmPerson(begun.identityVerificationId)
  } catch (error) {
    return outcomeOf(error)
  }
}

export async function confirmPerson(identityVerificationId: string): Promise<CheckOutcome> {
  try {
    await call(confirmIdentityCheck, { identityVerificationId })
    return { kind: 'verified' }
  } catch (error) {
    return outcomeOf(error)
  }
}

const NO_WINDOW = '본인확인 창을 열지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.'

/** The provider says why in its own words («사용자가 인증을 취소하였습니다»). */
export function notFinished(providerWords: string | null | undefined): string {
  const said = providerWords?.trim()
  return said ? `${REFUSALS.IDENTITY_FAILED.message} (${said})` : REFUSALS.IDENTITY_FAILED.message
}

async function openWindow(begun: Begun, redirectUrl: string) {
  const { storeId, channelKey, identityVerificationId, customer } = begun
  const [birthYear, birthMonth, birthDay] = birthParts(customer.birthDate)
  const { __INTERNAL__setPortOneSdkUrl, requestIdentityVerification, IdentityVerificationError } =
    await import('@portone/browser-sdk/v2')
  __INTERNAL__setPortOneSdkUrl(begun.sdkUrl)
  try {
    const response = await requestIdentityVerification({
      storeId,
      channelKey,
      identityVerificationId,
      redirectUrl,
      customer: {
        fullName: customer.fullName,
        phoneNumber: customer.phoneNumber,
        birthYear,
        birthMonth,
        birthDay,
      },
    })
    return response ?? { code: 'CLOSED', message: undefined }
  } catch (error) {
    // The SDK throws its own errors for a refused request, and plain ones when its script does not load.
    if (error instanceof IdentityVerificationError) return { code: error.code, message: error.message }
    return null
  }
}

/** On phones the provider takes the whole page and comes back to this address with the outcome in its query. */
function returnAddress(onlineEduNo: number): string {
  return `${location.origin}/edu/study/auth?onlineEduNo=${onlineEduNo}`
}

function birthParts(birth: string): [string, string, string] {
  const digits = birth.replaceAll(/\D/g, '')
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)]
}

function outcomeOf(error: unknown): CheckOutcome {
  if (isToldCentrally(error)) return { kind: 'told' }
  if (error instanceof Refused) return { kind: 'failed', message: error.message }
  throw error
}
