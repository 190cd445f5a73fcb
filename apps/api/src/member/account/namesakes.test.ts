import { findId } from '@hygiene/contracts/member/account/find-id'
import { findPassword } from '@hygiene/contracts/member/account/find-password'
import { join } from '@hygiene/contracts/member/account/join'
import { releaseDormant } from '@hygiene/contracts/member/account/release-dormant'
import { addPerson, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { type PersonIdentity, provePerson } from '@hygiene/testing/drive/prove-person'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityKeyHash } from '@hygiene/operations/member/identity-check/identity-key'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const LEE: PersonIdentity = { name: '이순자', birthDate: '1958-02-01', phone: '01033331111', di: 'di-of-lee' }
const NAMESAKE = { name: '이순자', birth: '19580201', phone: '01033332222' }

let api: TestApi
let sandbox: RunningSandbox

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ PORTONE_BASE_URL: sandbox.origin })
  const { db } = api.database
  const asleep = { dormantAt: api.clock.now() }
  await addPerson(db, { ...NAMESAKE, ...asleep, userId: 'older1' })
  const keyHash = identityKeyHash(api.config.IDENTITY_PEPPER, 'di-of-lee')
  await addPerson(db, {
    ...NAMESAKE,
    ...asleep,
    userId: 'lee2026',
    phone: LEE.phone,
    identityKeyHash: keyHash,
  })
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})
const prove = (purpose: Parameters<typeof provePerson>[2], person = LEE) =>
  provePerson(api.client, sandbox, purpose, person)

describe('namesakes born the same day', () => {
  it('shows each namesake the own account, not the older one', async () => {
    expect((await api.client.call(findId, await prove('findId'))).entity.userId).toBe('lee2026')
    const released = await api.client.call(releaseDormant, await prove('releaseDormant'))
    expect(released.entity.userId).toBe('lee2026')
  })

  it('shows no other id to a namesake without an account', async () => {
    const third = { ...LEE, phone: '01033334444', di: 'di-of-a-third' }
    expect((await api.client.call(findId, await prove('findId', third))).refusal).toBe('MEMBER_UNKNOWN')
    const same = { ...third, phone: NAMESAKE.phone }
    expect((await api.client.call(findId, await prove('findId', same))).entity.userId).toBe('older1')
  })

  it('resets the password of the own id only', async () => {
    const other = { ...(await prove('findPassword')), userId: 'older1' }
    expect((await api.client.call(findPassword, other)).refusal).toBe('MEMBER_UNKNOWN')
    const own = { ...(await prove('findPassword')), userId: 'lee2026' }
    expect((await api.client.call(findPassword, own)).code).toBe(1)
  })
})

describe('one person with concurrent sign-ups', () => {
  /** A certificate provides no DI, so no unique column prevents it. */
  const choi: PersonIdentity = {
    name: '최한번',
    birthDate: '1980-11-11',
    phone: '01044443333',
    method: 'certificate',
  }

  it('opens one account for one person with concurrent sign-ups', async () => {
    const proofs = [await prove('signUp', choi), await prove('signUp', choi), await prove('signUp', choi)]
    const answers = await Promise.all(
      proofs.map((proof, index) =>
        api.client.call(join, {
          ...proof,
          userId: `choi20${index}7`,
          userPw: 'Qv7!mxw2Lr',
          termsConsent: true,
          privacyConsent: true,
        }),
      ),
    )
    expect(answers.map(({ refusal }) => refusal ?? 'joined').toSorted()).toEqual([
      'ALREADY_MEMBER',
      'ALREADY_MEMBER',
      'joined',
    ])
    expect(await api.database.db.member.count({ where: { name: '최한번' } })).toBe(1)
  })
})
