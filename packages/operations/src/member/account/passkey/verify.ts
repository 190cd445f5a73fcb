import type { Passkey } from '@hygiene/db/generated/client'

export interface PasskeySite {
  rpId: string
  origins: readonly string[]
}

export interface PasskeyMade {
  credentialId: string
  clientData: string
  attestation: string
}

export interface PasskeySigned {
  credentialId: string
  clientData: string
  authenticatorData: string
  signature: string
  userHandle: string
}

const webAuthn = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

export function userHandleOf(memberNo: number): string {
  return Buffer.from(`member ${memberNo}`).toString('base64url')
}

const expectedOf = ({ rpId, origins }: PasskeySite, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...origins],
  expectedRPID: rpId,
  requireUserVerification: true,
})

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
    return null
  }
}

/** Attestation is not requested. Verifying one would follow certificate addresses chosen by the caller. */
async function isUnattested(attestation: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers()
  return decodeAttestationObject(isoBase64URL.toBuffer(attestation)).get('fmt') === 'none'
}

/** Returns the device's signature counter, or null if the signature does not match this key, site and challenge. */
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
      // Disables the library's counter check: our own rule also has to mark a copied key, not only refuse it.
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
