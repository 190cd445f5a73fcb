import { z } from 'zod'

const bytes = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest)

/** Hold the results of `navigator.credentials.create` and `get`, in base64url. */
export const credentialId = bytes(1400)
export const clientData = bytes(4000)
export const attestation = bytes(8000)
export const authenticatorData = bytes(4000)
export const signature = bytes(2000)
export const userHandle = bytes(100)
