import { beginIdentityCheck } from '@hygiene/contracts/member/identity-check/begin-identity-check'
import { listIdentityChannels } from '@hygiene/contracts/member/identity-check/list-identity-channels'
import { beginIdentityProof } from '@hygiene/contracts/member/identity-check/begin-identity-proof'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { IdentityMethod, type IdentityChannel, identityChannels } from '@hygiene/domain/text'
import { addCourse, addEnrolment, addPerson, type ContractClient } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const CHANNELS = {
  PORTONE_IDENTITY_CARD_CHANNEL_KEY: 'channel-card',
  PORTONE_IPIN_CHANNEL_KEY: 'channel-ipin',
}

let usual: TestApi
let whole: TestApi
let nearly: TestApi
let enrolmentNo: EnrolmentNo

beforeAll(async () => {
  usual = await startTestApi()
  whole = await startTestApi(CHANNELS, usual)
  nearly = await startTestApi({ PORTONE_CERTIFICATE_CHANNEL_KEY: '' }, usual)
  const { db } = usual.database
  const person = await addPerson(db, { userId: 'manyways1' })
  const enrolment = await addEnrolment(db, person, await addCourse(db), { status: 'surveyed' })
  enrolmentNo = enrolment.enrolmentNo
})
afterAll(async () => {
  for (const api of [nearly, whole, usual]) await api.stop()
})
beforeEach(() => usual.clock.set('2026-11-21T10:00:00+09:00'))

const ask = async ({ client }: TestApi) => (await client.call(listIdentityChannels, {})).entity.list
const proofs = () => usual.database.db.identityProof.findMany({ orderBy: { requestedAt: 'asc' } })
const checks = () => usual.database.db.identityCheck.findMany()
const beginProof = ({ client }: TestApi, method: IdentityChannel) =>
  client.call(beginIdentityProof, { purpose: 'signUp', method })
const beginCheck = (client: ContractClient, method: IdentityChannel) =>
  client.call(beginIdentityCheck, { enrolmentNo, method })

describe('the identity methods', () => {
  it('lists the methods that the service has a channel for, even to a visitor', async () => {
    expect(await ask(usual)).toEqual(['phone', 'certificate'])
    expect(await ask(nearly)).toEqual(['phone'])
    expect(await ask(whole)).toEqual(['phone', 'certificate', 'card', 'ipin'])
  })

  it.each(['card', 'ipin'] as const)('refuses a method without a channel: %s', async (method) => {
    const [before, client] = [(await proofs()).length, await usual.logIn('manyways1')]
    expect((await beginProof(usual, method)).refusal).toBe('IDENTITY_CHANNEL_CLOSED')
    expect((await beginCheck(client, method)).refusal).toBe('IDENTITY_CHANNEL_CLOSED')
    expect((await beginProof(nearly, 'certificate')).refusal).toBe('IDENTITY_CHANNEL_CLOSED')
    expect([(await proofs()).length, await checks()]).toEqual([before, []])
  })

  it('gives each method a channel of its own and stores the method with the verification', async () => {
    const client = await whole.logIn('manyways1')
    const [channels, kept] = [new Set<string>(), [] as (number | null)[]]
    for (const method of identityChannels) {
      const { entity } = await beginProof(whole, method)
      const check = await beginCheck(client, method)
      expect(check.entity.channelKey).toBe(entity.channelKey)
      channels.add(entity.channelKey)
      const key = { identityVerificationId: entity.identityVerificationId }
      const checkKey = { identityVerificationId: check.entity.identityVerificationId }
      kept.push((await usual.database.db.identityProof.findUniqueOrThrow({ where: key })).method)
      kept.push((await usual.database.db.identityCheck.findUniqueOrThrow({ where: checkKey })).method)
    }
    expect(channels.size).toBe(4)
    expect(kept).toEqual(
      identityChannels.flatMap((method) => [IdentityMethod[method], IdentityMethod[method]]),
    )
  })

  it('accepts only the four identity methods', async () => {
    const invented = { purpose: 'signUp', method: 'face' } as never
    expect((await whole.client.call(beginIdentityProof, invented)).status).toBe(400)
  })
})
