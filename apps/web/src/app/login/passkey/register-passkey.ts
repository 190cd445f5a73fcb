import { call } from '@hygiene/client'
import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { addPasskey } from '@hygiene/contracts/member/passkey/add-passkey'
import { beginPasskey } from '@hygiene/contracts/member/passkey/begin-passkey'
import { deviceText } from '@hygiene/domain/member/login/device-text'
import { startRegistration } from '@simplewebauthn/browser'
import { ASSOCIATION } from '../../association/association.ts'
import { keepAsked } from './asked.ts'

type Begun = EntityOf<typeof beginPasskey>
type Transport = SentTo<typeof addPasskey>['transports'][number]

/**
 * `known` means the device already has a passkey of this account; `none` means the person did not confirm with finger, face or
 * PIN.
 */
export type Registering = 'added' | 'known' | 'none'

/** Adds a passkey of this device. An empty password is allowed right after a password login. Throws the server's refusals. */
export async function registerPasskey(userPw: string): Promise<Registering> {
  const begun = await call(beginPasskey, { userPw })
  const made = await makeKey(begun)
  if (made === 'known' || made === 'none') return made
  const { clientDataJSON: clientData, attestationObject: attestation } = made.response
  const transports = (made.response.transports ?? []) as Transport[]
  const passkeyName = deviceText(navigator.userAgent)
  await call(addPasskey, { credentialId: made.id, clientData, attestation, transports, passkeyName })
  keepAsked()
  return 'added'
}

async function makeKey(begun: Begun) {
  try {
    return await startRegistration({ optionsJSON: optionsOf(begun) })
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    return isKnown ? 'known' : 'none'
  }
}

const ES256 = -7
const RS256 = -257

function optionsOf({ challenge, rpId, userHandle, userId, name, known }: Begun) {
  return {
    challenge,
    rp: { id: rpId, name: ASSOCIATION.service },
    user: { id: userHandle, name: userId, displayName: name },
    pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports: transports as Transport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  } as const
}
