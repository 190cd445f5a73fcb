import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'

/**
 * Whatever a browser needs to check signed certificates without a network: our public keys, and the signed list of
 * withdrawn certificates by fingerprints of their numbers (docs/decisions/013); ours.
 */
export const readVerificationKit = visitorReads('/api/certificate/verificationKit', {
  input: z.object({}),
  entity: z.object({
    keys: z.array(z.object({ keyId: z.string(), x: z.string(), y: z.string() })),
    list: z.object({
      madeAt: instant,
      /** Entries of `listEntry`: fingerprint and day. */
      revoked: z.array(z.string()),
      superseded: z.array(z.string()),
      keyId: z.string(),
      /** Base64url, over `revocationText` of the fields above. */
      signature: z.string(),
    }),
  }),
  publicSeconds: 60,
  helper: 'view',
})
