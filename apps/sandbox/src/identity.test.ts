import { GatewayUnavailable } from '@hygiene/gateways'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEnvironment, type Environment } from './testing/open-environment.ts'

let environment: Environment

beforeEach(async () => {
  environment = await openEnvironment()
})

afterEach(() => environment.close())

const person = { name: '홍길동', birthDate: '1980-01-15', phone: '010-1234-5678' }

async function verify(id: string, body: object) {
  await environment.control(`/control/identity/${id}`, body)
  const identity = await environment.identities.fetchIdentity(id)
  if (identity?.status !== 'verified') throw new Error('not verified')
  return identity.customer
}

describe('an identity verification', () => {
  it('returns the identity of the person in one spelling', async () => {
    expect(await verify('identity1', person)).toMatchObject({
      name: '홍길동',
      birthOn: '19800115',
      phone: '01012345678',
    })
  })

  it.each(['TEST', 'LIVE'] as const)('reports the channel type %s', async (channelType) => {
    await environment.close()
    environment = await openEnvironment({ channelType })
    await verify('identity1', person)
    expect(await environment.identities.fetchIdentity('identity1')).toMatchObject({ channelType })
  })

  it('recognises the same person and distinguishes others', async () => {
    const first = await verify('identity1', person)
    const again = await verify('identity2', { ...person, birthDate: '19800115', phone: '01012345678' })
    const other = await verify('identity3', { ...person, name: '홍길순' })
    expect(again).toEqual(first)
    expect(first.di).toHaveLength(64)
    expect(first.ci).toHaveLength(88)
    expect(other.di).not.toBe(first.di)
    expect(other.ci).not.toBe(first.ci)
  })

  it('returns the CI but no DI for a certificate verification', async () => {
    const byPhone = await verify('identity1', person)
    const byCertificate = await verify('identity2', { ...person, method: 'certificate' })
    expect(byCertificate.ci).toBe(byPhone.ci)
    expect(byCertificate.di).toBeUndefined()
  })

  it.each([
    ['channel-key-identity-sandbox', '휴대폰 본인인증', true],
    ['channel-key-certificate-sandbox', '인증서 본인인증', false],
    ['channel-key-card-sandbox', '신용카드 본인인증', true],
    ['channel-key-ipin-sandbox', '아이핀(i-PIN) 본인인증', true],
  ])('opens %s as a verification by %s', async (channelKey, title, notifiesDi) => {
    const { storeId } = environment.client
    const request = { storeId, identityVerificationId: 'identity1', channelKey }
    const opened = await environment.control('/window/identities', {
      request,
      openerOrigin: 'http://shop.test',
      redirect: false,
    })
    const { windowUrl } = opened.body as { windowUrl: string }
    expect(await (await fetch(windowUrl)).text()).toContain(`<h1>${title}`)
    expect((await verify('identity1', person)).di !== undefined).toBe(notifiesDi)
  })

  it('verifies a person once and reports a failed and an unopened verification', async () => {
    await verify('identity1', person)
    expect((await environment.control('/control/identity/identity1', person)).status).toBe(409)
    await environment.control('/control/identity/identity2/fail')
    expect(await environment.identities.fetchIdentity('identity2')).toMatchObject({ status: 'failed' })
    expect(await environment.identities.fetchIdentity('identity3')).toBeNull()
  })

  it('refuses a verification without a valid person in the window', async () => {
    expect(
      (await environment.control('/control/identity/identity1', { ...person, birthDate: '19800231' })).status,
    ).toBe(400)
  })

  it('reports an outage of the identity service while payments work', async () => {
    await environment.control('/control/faults', { service: 'identity', httpStatus: 503 })
    await expect(environment.identities.fetchIdentity('identity1')).rejects.toThrow(GatewayUnavailable)
    expect(await environment.payments.fetchPayment('order1')).toBeNull()
  })
})
