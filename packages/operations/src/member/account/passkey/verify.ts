import type { Passkey } from '@hygiene/db/generated/client'

/** The site as devices know it: the domain that keys are made for, and the addresses it is reached at. */
export interface PasskeySite {
  rpId: string
  origins: readonly string[]
}

/** What a device sends for a new key, in base64url. */
export interface PasskeyMade {
  credentialId: string
  clientData: string
  attestation: string
}

/** What a device sends for a login, in base64url. */
export interface PasskeySigned {
  credentialId: string
  clientData: string
  authenticatorData: string
  signature: string
  userHandle: string
}

/** X.509 and CBOR, which come with the first passkey. */
const webAuthn = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** Names a person on a device without saying who it is. */
export function userHandleOf(memberNo: number): string {
  return Buffer.from(`member ${memberNo}`).toString('base64url')
}

const expectedOf = ({ rpId, origins }: PasskeySite, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...origins],
  expectedRPID: rpId,
  requireUserVerification: true,
})

/** The new key; null where anything of it is not as asked for. */
export async function readNewKey(site: PasskeySite, made: PasskeyMade, challenge: string) {
  const { verifyRegistrationResponse } = await webAuthn()
  const { credentialId: id, clientData: clientDataJSON, attestation: attestationObject } = made
  try {
    if (!(await isUnattested(attestationObject))) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      ...expectedOf(site, challenge),
    })
    const key = registrationInfo?.credential
    return key && key.id === id ? { publicKey: key.publicKey, counter: key.counter } : null
  } catch {
    // The library throws for every part that is malformed or not as expected.
    return null
  }
}

/** No maker's certificate is asked for, and reading one would follow the addresses that a stranger wrote into it. */
async function isUnattested(attestation: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers()
  return decodeAttestationObject(isoBase64URL.toBuffer(attestation)).get('fmt') === 'none'
}

/** What the device has counted; null where the signature is not of this key, for this site and challenge. */
export async function readSignedCounter(
  site: PasskeySite,
  { credentialId, publicKey }: Pick<Passkey, 'credentialId' | 'publicKey'>,
  signed: PasskeySigned,
  challenge: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { credentialId: id, clientData: clientDataJSON, authenticatorData, signature, userHandle } = signed
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      ...expectedOf(site, challenge),
      // The counter is our own rule's: a copy has to be marked, not only refused.
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // As above.
    return null
  }
}
