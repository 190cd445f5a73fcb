import { createHash, webcrypto } from 'node:crypto'
import { readVerificationKit } from '@hygiene/contracts/education/certificate/read-verification-kit'
import { readInPersonCertificate } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import {
  fingerprintOf,
  listEntry,
  revocationText,
} from '@hygiene/domain/education/certificate/signed/revocation-list'
import { judgeSigned } from '@hygiene/domain/education/certificate/signed/judge-signed'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { replaceEdition } from '@hygiene/operations/education/certificate/replace-edition'
import type { Booked } from '@hygiene/testing/scenarios/booked-people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addGraduate } from '../../testing/graduates.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let graduate: Booked

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'https://edu.example.or.kr' })
  graduate = await addGraduate(api)
})
afterAll(() => api.stop())
beforeEach(() => {
  api.clock.advance(61)
})

const certificateOf = ({ inPersonEnrolmentNo }: Booked) =>
  api.database.db.certificate.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function revoke({ inPersonEnrolmentNo }: Booked) {
  const data = { status: 'revoked', revokedAt: api.clock.now() } as const
  await api.database.db.certificate.update({ where: { inPersonEnrolmentNo }, data })
}

async function replace(booked: Booked) {
  const { certificateNo } = await certificateOf(booked)
  const publicUrl = api.config.PUBLIC_URL
  const why = { reasonCode: 'misprint', reason: '확인', byNo: 1, approvedByNo: null } as const
  const change = { certificateNo, edition: 1, text: { businessName: '바다 횟집' }, publicUrl, ...why }
  await api.database.db.$transaction(async (db) => replaceEdition(db, change, api.clock.now()))
}

type Kit = EntityOf<typeof readVerificationKit>

async function isSigned({ keys, list }: Kit): Promise<boolean> {
  const { x, y } = keys.find(({ keyId }) => keyId === list.keyId) ?? {}
  if (!x || !y) return false
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const key = await webcrypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, algorithm, false, [
    'verify',
  ])
  const text = revocationText({ ...list, madeAt: new Date(list.madeAt) })
  return webcrypto.subtle.verify(
    algorithm,
    key,
    Buffer.from(list.signature, 'base64url'),
    new TextEncoder().encode(text),
  )
}

describe('the offline verification kit', () => {
  it('serves everyone and allows caching for a minute', async () => {
    const answer = await api.client.call(readVerificationKit, {})
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.entity.keys).toHaveLength(1)
    expect(answer.entity.list).toMatchObject({ revoked: [], superseded: [] })
    expect(answer.entity.list.madeAt).toBe(api.clock.now().toISOString())
    expect(await isSigned(answer.entity)).toBe(true)
  })

  it('lists withdrawn certificates by fingerprint and nothing of a person', async () => {
    const [gone, replaced] = [await addGraduate(api), await addGraduate(api)]
    const [revoked, superseded] = [await certificateOf(gone), await certificateOf(replaced)]
    await revoke(gone)
    await replace(replaced)
    const { entity } = await api.client.call(readVerificationKit, {})
    const today = seoulDay(api.clock.now())
    expect(entity.list).toMatchObject({
      revoked: [listEntry(fingerprintOf(sha256(revoked.verificationNumber)), today)],
      superseded: [listEntry(fingerprintOf(sha256(superseded.verificationNumber)), today)],
    })
    expect(await isSigned(entity)).toBe(true)
    expect(await isSigned({ ...entity, list: { ...entity.list, revoked: [] } })).toBe(false)

    const text = JSON.stringify(entity)
    for (const { verificationNumber, certificateNumber, frozen } of [revoked, superseded]) {
      const { userName, businessName } = frozen as { userName: string; businessName: string }
      for (const word of [verificationNumber, certificateNumber, userName, businessName]) {
        expect(text).not.toContain(word)
      }
    }
    const known = {
      issuedAt: revoked.issuedAt,
      fingerprint: fingerprintOf(sha256(revoked.verificationNumber)),
      list: { ...entity.list, madeAt: new Date(entity.list.madeAt) },
    }
    expect(judgeSigned(known, api.clock.now())).toBe('revoked')
  })

  it('contains retired keys and the next key beside the key of today', async () => {
    const { publicKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
    ])
    const other = Buffer.from(await webcrypto.subtle.exportKey('spki', publicKey)).toString('base64')
    const rotating = await startTestApi({ CERTIFICATE_PUBLIC_KEYS: other })
    const { entity } = await rotating.client.call(readVerificationKit, {})
    await rotating.stop()
    expect(entity.keys.map(({ keyId }) => keyId)).toHaveLength(2)
    expect(await isSigned(entity)).toBe(true)
  })
})

const symbolOf = async ({ client, inPersonEnrolmentNo }: Booked) =>
  (await client.call(readInPersonCertificate, { inPersonEnrolmentNo })).entity.qrImagePath
const modulesOf = (path: string | null) => {
  const svg = Buffer.from(path?.split(',')[1] ?? '', 'base64').toString()
  return Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) - 8
}

describe('the symbol for an officer’s camera', () => {
  it('returns the symbol once drawn, signed while valid and plain once withdrawn', async () => {
    expect(await symbolOf(graduate)).toBeNull()
    const { memberNo } = graduate.member
    const file = { memberNo, name: '수료증.pdf', contentType: 'application/pdf', sizeBytes: 1 }
    await api.database.db.certificate.update({
      where: { inPersonEnrolmentNo: graduate.inPersonEnrolmentNo },
      data: {
        file: {
          create: {
            ...file,
            fileNo: '7d0c2e0a-6a2b-4a53-9df0-0c2f5a1b7e21',
            sha256: 'ab'.repeat(32),
            storageKey: 'certificates/kit.pdf',
            createdAt: api.clock.now(),
          },
        },
      },
    })
    expect(modulesOf(await symbolOf(graduate))).toBeGreaterThanOrEqual(45)
    await revoke(graduate)
    expect(modulesOf(await symbolOf(graduate))).toBeLessThanOrEqual(37)
  })
})
