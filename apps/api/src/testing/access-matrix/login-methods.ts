import { randomUUID } from 'node:crypto'
import type { IdentityPurpose, Member } from '@hygiene/db/generated/client'
import { askingTimes, helpUntil } from '@hygiene/domain/member/help/help-state'
import { helpToken as makeHelpToken, helpTokenHash, refusalToken } from '@hygiene/gateways'
import { newOneTimeToken, oneTimeTokenHash } from '@hygiene/operations/member/login/one-time-token'
import { makeChallenge } from '@hygiene/operations/member/login/passkey-challenge'
import { readNewKey, userHandleOf } from '@hygiene/operations/member/account/passkey/verify'
import { phoneCodeHash } from '@hygiene/operations/member/account/phone-code-hash'
import { addEmployee, addPerson } from '@hygiene/testing'
import { softAuthenticator } from '@hygiene/testing/drive/soft-authenticator'
import { verifyToken } from '../../http/verify-token.ts'
import type { TestApi } from '../start-test-api.ts'

export interface Proof {
  identityVerificationId: string
  proofSecret: string
}

export async function addLoginMethods(api: TestApi, person: Member) {
  const { db } = api.database
  const { memberNo } = person
  const createdAt = api.clock.now()
  const expiresAt = new Date(createdAt.getTime() + 60_000)
  const resetToken = newOneTimeToken()
  await db.passwordReset.create({
    data: { tokenHash: oneTimeTokenHash(resetToken), memberNo, createdAt, expiresAt },
  })
  const { employeeNo } = await addEmployee(db, { loginId: `linker${memberNo}` })
  const authorization = newOneTimeToken()
  await db.linkToken.create({
    data: {
      tokenHash: oneTimeTokenHash(authorization),
      employeeNo,
      memberNo,
      reason: '전화 문의',
      createdAt,
      expiresAt,
    },
  })
  return {
    resetToken,
    refusalToken: refusalToken(api.config.OFFER_SECRET, memberNo),
    verifyToken: verifyToken(api.config.JWT_SECRET, memberNo, createdAt),
    authorization,
    proofs: await addProofs(api, person),
    ...(await addCodes(api, person)),
    ...(await addPasskeyOf(api, memberNo)),
    ...(await addHelps(api, person)),
  }
}

async function addPasskeyOf({ database: { db }, config, clock }: TestApi, memberNo: number) {
  const { rpId, origins } = config.passkeySite
  const site = { rpId, origin: origins[0] ?? '' }
  const [device, newDevice] = [softAuthenticator(site), softAuthenticator(site)]
  const now = clock.now()
  const made = device.make('')
  const key = await readNewKey(config.passkeySite, made, '')
  if (!key) throw new Error('The key was not read')
  const { passkeyNo } = await db.passkey.create({
    data: {
      memberNo,
      credentialId: device.credentialId,
      publicKey: Buffer.from(key.publicKey),
      counter: 0,
      transports: [],
      name: '전화기',
      createdAt: now,
    },
  })
  return {
    passkeyNo,
    signed: device.sign(await makeChallenge(db, null, now), userHandleOf(memberNo)),
    newKey: newDevice.make(await makeChallenge(db, memberNo, now)),
  }
}

async function addHelps({ database: { db }, config, clock }: TestApi, { memberNo, name }: Member) {
  const helper = await addPerson(db, {
    userId: `helper${memberNo}`,
    name: `자녀${memberNo}`,
    phone: `010777700${String(memberNo).padStart(2, '0')}`,
  })
  const askedAt = clock.now()
  const asked = { helperNo: helper.memberNo, ownerNo: memberNo, askedAt }
  const helpToken = makeHelpToken(config.OFFER_SECRET, asked)
  const tokenHash = helpTokenHash(config.OFFER_SECRET, helpToken)
  const { answerBy } = askingTimes(askedAt)
  const row = { ...asked, ownerName: name, tie: 'child', answerBy } as const
  await db.help.create({ data: { ...row, tokenHash } })
  const agreed = { agreedAt: askedAt, validUntil: helpUntil(askedAt) }
  const { helpNo } = await db.help.create({ data: { ...row, ...agreed } })
  return { helpToken, helpNo }
}

async function addProofs(api: TestApi, person: Member): Promise<Record<IdentityPurpose, Proof>> {
  const known = (purpose: IdentityPurpose) => addProof(api, purpose, person)
  const { memberNo } = person
  return {
    signUp: await addProof(api, 'signUp', { ...person, name: `새사람${memberNo}` }),
    findId: await known('findId'),
    findPassword: await known('findPassword'),
    releaseDormant: await known('releaseDormant'),
    renewIdentity: await known('renewIdentity'),
    verifyAccount: await known('verifyAccount'),
  }
}

async function addProof(
  api: TestApi,
  purpose: IdentityPurpose,
  { name, birth, phone }: Pick<Member, 'name' | 'birth' | 'phone'>,
): Promise<Proof> {
  const identityVerificationId = `identity${randomUUID().replaceAll('-', '')}`
  const proofSecret = newOneTimeToken()
  const at = api.clock.now()
  const said = { name, birth, phone, requestedAt: at, confirmedAt: at }
  const secretHash = oneTimeTokenHash(proofSecret)
  await api.database.db.identityProof.create({
    data: { identityVerificationId, purpose, secretHash, method: 2, ...said },
  })
  return { identityVerificationId, proofSecret }
}

async function addCodes({ database: { db }, config, clock }: TestApi, { memberNo, phone }: Member) {
  const code = String(100_000 + memberNo)
  const sentAt = clock.now()
  const sent = {
    phone,
    codeHash: phoneCodeHash(config.IDENTITY_PEPPER, phone, code),
    sentAt,
    expiresAt: new Date(sentAt.getTime() + 180_000),
    network: '198.51.100.0/24',
    isKnownPhone: true,
  }
  const { phoneCodeNo } = await db.phoneCode.create({ data: { ...sent, purpose: 'findId' } })
  const [idProof, changeProof] = [newOneTimeToken(), newOneTimeToken()]
  const matched = (proof: string) => ({ ...sent, matchedAt: sentAt, proofHash: oneTimeTokenHash(proof) })
  await db.phoneCode.create({ data: { ...matched(idProof), purpose: 'findId' } })
  await db.phoneCode.create({ data: { ...matched(changeProof), purpose: 'changePhone', memberNo } })
  return { phoneCodeNo, code, idProof, changeProof }
}
