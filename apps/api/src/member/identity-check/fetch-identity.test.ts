import type { GatewayIdentity } from '@hygiene/gateways'
import { expect, it } from 'vitest'
import { fetchIdentity } from '@hygiene/operations/member/identity-check/fetch-identity'

const ID = 'identity1'

it.each([
  ['production', 'TEST', 'failed', 1],
  ['production', 'LIVE', 'verified', 0],
  ['development', 'TEST', 'verified', 0],
] as const)(
  'treats in %s a check of a %s channel as %s',
  async (DEPLOYMENT, channelType, status, notified) => {
    const said: string[] = []
    const found: GatewayIdentity = {
      status: 'verified',
      identityVerificationId: ID,
      verifiedAt: new Date('2026-11-23T00:00:00Z'),
      channelType,
      customer: { name: '김영자' },
    }
    const asking = {
      DEPLOYMENT,
      identity: { fetchIdentity: async () => found },
      notify: (_facts: object, sentence: string) => void said.push(sentence),
    }
    expect(await fetchIdentity(asking, ID)).toMatchObject({ status, identityVerificationId: ID })
    expect(said).toHaveLength(notified)
  },
)
