import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'

/**
 * Returns what a browser needs to check signed certificates offline: our public keys and the signed list of withdrawn
 * certificates, by fingerprints of their numbers (docs/decisions/013); this is our own endpoint.
 */
export const readVerificationKit = visitorReads('/api/certificate/verificationKit', {
  input: z.object({}),
  entity: z.object({
    keys: z.array(z.object({ keyId: z.string(), x: z.string(), y: z.string() })),
    list: z.object({
      madeAt: instant,
      revoked: z.array(z.string()),
      superseded: z.array(z.string()),
      keyId: z.string(),
      /** Is base64url, over `revocationText` of the fields above. */
      signature: z.string(),
    }),
  }),
  publicSeconds: 60,
  helper: 'view',
})
