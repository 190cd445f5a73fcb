import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { login } from '@hygiene/contracts/member/login/login'
import { findId } from '@hygiene/contracts/member/account/find-id'
import { findPassword } from '@hygiene/contracts/member/account/find-password'
import { matchCode } from '@hygiene/contracts/member/account/match-code'
import { releaseDormant } from '@hygiene/contracts/member/account/release-dormant'
import { resetPassword } from '@hygiene/contracts/member/account/reset-password'
import { sendCode } from '@hygiene/contracts/member/account/send-code'
import { addPerson, PASSWORD, type PersonWanted, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { type PersonIdentity, provePerson } from '@hygiene/testing/drive/prove-person'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let sandbox: RunningSandbox
let people = 0
const EDU = { applicationId: 'edu' } as const

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  api = await startTestApi({ PORTONE_BASE_URL: sandbox.origin, SOLAPI_BASE_URL: sandbox.origin })
})
afterAll(async () => {
  await api.stop()
  await sandbox.stop()
})
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

async function member(wanted: Partial<PersonWanted> = {}) {
  people += 1
  const phone = `0106666${String(1000 + people)}`
  const name = `박찾기${'가나다라마바사아자차카타파하'[people % 14]}${people}`
  const row = await addPerson(api.database.db, {
    userId: `finder${people}`,
    name,
    phone,
    birth: '19650307',
    ...wanted,
  })
  const identity: PersonIdentity = { name, birthDate: '1965-03-07', phone }
  return { ...row, identity }
}
const prove = (purpose: Parameters<typeof provePerson>[2], identity: PersonIdentity) =>
  provePerson(api.client, sandbox, purpose, identity)
const typed = (userId: string, userPw: string) => api.client.call(login, { userId, userPw, ...EDU })

async function codeSentTo(phone: string): Promise<{ phoneCodeNo: number; phone: string; code: string }> {
  const { entity } = await api.client.call(sendCode, { phone })
  const last = (await sandbox.messages(phone)).at(-1)
  const code = /인증번호 (\d{6})/.exec(last?.text ?? '')?.[1] ?? ''
  return { phoneCodeNo: entity.phoneCodeNo, phone, code }
}

describe('the search for an id', () => {
  it('shows the id to a verified identity, even for a dormant account', async () => {
    const kim = await member()
    const found = await api.client.call(findId, await prove('findId', kim.identity))
    expect(found.entity).toEqual({
      userId: kim.userId,
      joinedAt: kim.createdAt.toISOString(),
      isDormant: false,
    })
    const asleep = await member({ dormantAt: api.clock.now() })
    const second = await api.client.call(findId, await prove('findId', asleep.identity))
    expect(second.entity.isDormant).toBe(true)
  })

  it('shows the id once by name, birth date and a code that reached the phone', async () => {
    const kim = await member()
    const sent = await codeSentTo(kim.phone)
    const { entity } = await api.client.call(matchCode, sent)
    const { name, birth, phone } = kim
    const asked = { name, birth, phone, phoneProof: entity.phoneProof }
    expect((await api.client.call(findId, asked)).entity.userId).toBe(kim.userId)
    expect((await api.client.call(findId, asked)).refusal).toBe('CODE_OVER')
  })

  it('finds no account by a stranger’s identity and none with another person’s phone', async () => {
    const kim = await member()
    const stranger = { ...kim.identity, name: '모르는이' }
    expect((await api.client.call(findId, await prove('findId', stranger))).refusal).toBe('MEMBER_UNKNOWN')
    const mine = await codeSentTo('01055550000')
    const { entity } = await api.client.call(matchCode, mine)
    const { name, birth, phone } = kim
    const asked = { name, birth, phone, phoneProof: entity.phoneProof }
    expect((await api.client.call(findId, asked)).refusal).toBe('CODE_OVER')
    expect((await api.client.call(findId, { name, birth })).status).toBe(400)
  })
})

describe('a code by text message', () => {
  it('rejects a code after three minutes or five attempts', async () => {
    const { phoneCodeNo, phone, code } = await codeSentTo('01055551001')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await api.client.call(matchCode, { phoneCodeNo, phone, code: wrong })).refusal).toBe(
        'CODE_WRONG',
      )
    }
    expect((await api.client.call(matchCode, { phoneCodeNo, phone, code: wrong })).refusal).toBe('CODE_OVER')
    expect((await api.client.call(matchCode, { phoneCodeNo, phone, code })).refusal).toBe('CODE_OVER')

    const late = await codeSentTo('01055551001')
    api.clock.advance(180)
    expect((await api.client.call(matchCode, late)).refusal).toBe('CODE_OVER')
  })

  it('allows five attempts on a code, even for concurrent guesses', async () => {
    const { phoneCodeNo, phone, code } = await codeSentTo('01055551002')
    const wrong = code === '000000' ? '111111' : '000000'
    const guesses = Array.from({ length: 20 }, () =>
      api.client.call(matchCode, { phoneCodeNo, phone, code: wrong }),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ refusal }) => refusal === 'CODE_WRONG').length).toBeLessThan(5)
    expect((await api.client.call(matchCode, { phoneCodeNo, phone, code })).refusal).toBe('CODE_OVER')
  })

  it('keeps a code usable against a caller who counts up its number', async () => {
    const sent = await codeSentTo('01055551009')
    const guess = { ...sent, phone: '01055551010', code: '000000' }
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await api.client.call(matchCode, guess)).refusal).toBe('CODE_OVER')
    }
    expect((await api.client.call(matchCode, sent)).code).toBe(1)
  })

  it('accepts a code again after a lost answer until the proof is used', async () => {
    const kim = await member()
    const sent = await codeSentTo(kim.phone)
    const first = (await api.client.call(matchCode, sent)).entity.phoneProof
    api.clock.advance(5)
    const wrong = { ...sent, code: sent.code === '000000' ? '111111' : '000000' }
    expect((await api.client.call(matchCode, wrong)).refusal).toBe('CODE_WRONG')
    const second = (await api.client.call(matchCode, sent)).entity.phoneProof
    const { name, birth, phone } = kim
    const ask = (phoneProof: string) => api.client.call(findId, { name, birth, phone, phoneProof })
    expect((await ask(first)).refusal).toBe('CODE_OVER')
    expect((await ask(second)).entity.userId).toBe(kim.userId)
    api.clock.advance(5)
    expect((await api.client.call(matchCode, sent)).refusal).toBe('CODE_OVER')
  })

  it('matches a code for one of two concurrent callers', async () => {
    const sent = await codeSentTo('01055551003')
    const answers = await Promise.all([1, 2].map(() => api.client.call(matchCode, sent)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  it('sends five codes an hour to a phone, even for a dozen concurrent requests', async () => {
    const ask = () => api.client.call(sendCode, { phone: '01055551004' })
    const answers = await Promise.all(Array.from({ length: 12 }, ask))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(5)
    expect(answers.filter(({ refusal }) => refusal === 'CODE_TOO_OFTEN')).toHaveLength(7)
    expect(await sandbox.messages('01055551004')).toHaveLength(5)
    api.clock.advance(3600)
    expect((await ask()).code).toBe(1)
  })

  it('reveals nothing about the phone and stores no code in clear', async () => {
    api.clock.advance(7200)
    const kim = await member()
    const [known, unknown] = [await codeSentTo(kim.phone), await codeSentTo('01055551005')]
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    const row = await api.database.db.phoneCode.findUniqueOrThrow({
      where: { phoneCodeNo: known.phoneCodeNo },
    })
    expect(JSON.stringify(row)).not.toContain(known.code)
  })

  it('reports a code that could not be sent', async () => {
    api.clock.advance(14_400)
    await sandbox.control('/faults', { service: 'sms', httpStatus: 502 })
    expect((await api.client.call(sendCode, { phone: '01055551006' })).refusal).toBe('SMS_UNAVAILABLE')
    await sandbox.control('/faults/reset')
    expect((await api.client.call(sendCode, { phone: '12345' })).status).toBe(400)
  })
})

describe('the search for a password', () => {
  it('sets a new password, ends every login and lifts the lock', async () => {
    const kim = await member()
    const open = await api.logIn(kim.userId)
    for (let tries = 0; tries < 5; tries += 1) {
      await typed(kim.userId, 'wrong!2026')
      api.clock.advance(10)
    }
    expect((await typed(kim.userId, PASSWORD)).refusal).toBe('LOGIN_LOCKED')

    const proof = await prove('findPassword', kim.identity)
    const { entity } = await api.client.call(findPassword, { ...proof, userId: kim.userId })
    const { resetToken } = entity
    expect((await api.client.call(resetPassword, { resetToken, userPw: PASSWORD })).refusal).toBe(
      'PASSWORD_UNCHANGED',
    )
    const userPw = 'Neues!4827'
    expect((await api.client.call(resetPassword, { resetToken, userPw })).entity.userId).toBe(kim.userId)
    expect((await open.call(fetchUser, {})).refusal).toBe('SESSION_EXPIRED')
    expect((await api.client.call(resetPassword, { resetToken, userPw })).entity.userId).toBe(kim.userId)
    expect((await typed(kim.userId, userPw)).code).toBe(1)
    expect((await api.client.call(resetPassword, { resetToken, userPw: 'Other!5931' })).refusal).toBe(
      'RESET_OVER',
    )
  })

  it('refuses a reset token after ten minutes', async () => {
    const kim = await member()
    const proof = await prove('findPassword', kim.identity)
    const { entity } = await api.client.call(findPassword, { ...proof, userId: kim.userId })
    api.clock.advance(600)
    const late = { resetToken: entity.resetToken, userPw: 'Neues!4827' }
    expect((await api.client.call(resetPassword, late)).refusal).toBe('RESET_OVER')
  })

  it('answers alike for another person’s id and an unknown id', async () => {
    const [kim, lee] = [await member(), await member()]
    const others = { ...(await prove('findPassword', kim.identity)), userId: lee.userId }
    const nobodys = { ...(await prove('findPassword', kim.identity)), userId: 'nobody77' }
    const answers = [
      await api.client.call(findPassword, others),
      await api.client.call(findPassword, nobodys),
    ]
    expect(answers[0]?.envelope).toEqual(answers[1]?.envelope)
    expect(answers[0]?.refusal).toBe('MEMBER_UNKNOWN')
  })
})

describe('a dormant account', () => {
  it('makes an account dormant after a year without a login and wakes the account by identity', async () => {
    const kim = await member()
    const lastLoginAt = new Date(api.clock.now().getTime() - 365 * 86_400_000)
    await api.database.db.member.update({ where: { userId: kim.userId }, data: { lastLoginAt } })
    expect((await typed(kim.userId, 'wrong!2026')).refusal).toBe('WRONG_PASSWORD')
    expect((await typed(kim.userId, PASSWORD)).code).toBe(-1005)

    const proof = await prove('releaseDormant', kim.identity)
    const [woken, repeated] = [
      await api.client.call(releaseDormant, proof),
      await api.client.call(releaseDormant, proof),
    ]
    expect([woken.entity.userId, repeated.entity.userId]).toEqual([kim.userId, kim.userId])
    api.clock.advance(1)
    expect((await typed(kim.userId, PASSWORD)).code).toBe(1)
    const again = await api.client.call(releaseDormant, await prove('releaseDormant', kim.identity))
    expect(again.refusal).toBe('NOT_DORMANT')
    expect((await api.client.call(releaseDormant, proof)).refusal).toBe('PROOF_OVER')
  })

  it('keeps an account dormant for any other person', async () => {
    const kim = await member({ dormantAt: new Date('2026-01-01T00:00:00Z') })
    const stranger = { ...kim.identity, birthDate: '1999-09-09' }
    const answer = await api.client.call(releaseDormant, await prove('releaseDormant', stranger))
    expect(answer.refusal).toBe('MEMBER_UNKNOWN')
    expect((await typed(kim.userId, PASSWORD)).code).toBe(-1005)
  })
})
