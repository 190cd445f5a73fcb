import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { agreeToPolicies } from '@hygiene/contracts/member/policy/agree-to-policies'
import { listPolicies } from '@hygiene/contracts/member/policy/list-policies'
import { readPolicy } from '@hygiene/contracts/member/policy/read-policy'
import type { PolicyKind } from '@hygiene/db/generated/client'
import { recordConsents } from '@hygiene/operations/member/policy/record-consents'
import { addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let turn = 0
const FIRST = '2021-01-01'
const BODY = {
  effective: '이 약관은 2026년 12월 10일부터 시행합니다.',
  articles: [{ title: '제1조', paragraphs: ['새 글'] }],
}

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.database.db.policyVersion.deleteMany({ where: { inForceOn: { gt: new Date(FIRST) } } })
  api.clock.set('2026-12-05T10:00:00+09:00')
})

async function announce(inForceOn: string, { kind = 'terms', needsConsent = true, on = '2026-12-03' } = {}) {
  return api.database.db.policyVersion.create({
    data: {
      kind: kind as PolicyKind,
      inForceOn: new Date(inForceOn),
      announcedOn: new Date(on),
      needsConsent,
      summary: '환불 기한이 하루 늘어납니다.',
      body: BODY,
    },
  })
}
async function addMember() {
  turn += 1
  return addPerson(api.database.db, { userId: `policy${turn}` })
}
const statesOf = async () =>
  (await api.client.call(listPolicies, {})).entity.list.map(({ kind, inForceOn, state }) => [
    kind,
    inForceOn,
    state,
  ])
const agreed = (memberNo: number) =>
  api.database.db.consentRecord.findMany({ where: { memberNo }, orderBy: { consentNo: 'asc' } })

describe('policy versions', () => {
  it('shows versions to any visitor from their announcement and changes them on their own day', async () => {
    await announce('2026-12-20', { on: '2026-12-06' })
    await announce('2026-12-10')
    expect(await statesOf()).toEqual([
      ['terms', '2026-12-10', 'announced'],
      ['terms', FIRST, 'inForce'],
      ['privacy', FIRST, 'inForce'],
    ])
    api.clock.set('2026-12-10T00:00:00+09:00')
    expect(await statesOf()).toEqual([
      ['terms', '2026-12-20', 'announced'],
      ['terms', '2026-12-10', 'inForce'],
      ['terms', FIRST, 'past'],
      ['privacy', FIRST, 'inForce'],
    ])
  })

  it('returns versions one by one, including older ones', async () => {
    await announce('2026-12-10')
    const old = await api.client.call(readPolicy, { kind: 'privacy', inForceOn: FIRST })
    expect(old.entity.body.articles[0]?.title).toBe('1. 개인정보를 처리하는 목적')
    const next = await api.client.call(readPolicy, { kind: 'terms', inForceOn: '2026-12-10' })
    expect(next.entity).toMatchObject({
      state: 'announced',
      body: { articles: [{ title: '제1조', items: [] }] },
    })
  })

  it('refuses a version before its announcement and a wrong day', async () => {
    await announce('2026-12-20', { on: '2026-12-06' })
    for (const inForceOn of ['2026-12-20', '2026-12-19']) {
      expect((await api.client.call(readPolicy, { kind: 'terms', inForceOn })).refusal).toBe(
        'POLICY_NOT_FOUND',
      )
    }
    expect((await api.client.call(readPolicy, { kind: 'terms', inForceOn: 'x' })).status).toBe(400)
    expect((await api.client.call(readPolicy, { kind: 'joining' as 'terms', inForceOn: FIRST })).status).toBe(
      400,
    )
  })

  it('shows the installation’s versions without a date until the association’s text', async () => {
    const { config } = api
    const { DEPLOYMENT } = config
    Object.assign(config, { DEPLOYMENT: 'production' })
    try {
      const first = { kind: 'terms', inForceOn: FIRST } as const
      expect((await api.client.call(readPolicy, first)).entity.body.effective).toBe('')
      await announce('2026-12-10')
      api.clock.set('2026-12-11T10:00:00+09:00')
      expect(await statesOf()).toEqual([
        ['terms', '2026-12-10', 'inForce'],
        ['privacy', FIRST, 'inForce'],
      ])
      expect((await api.client.call(readPolicy, first)).refusal).toBe('POLICY_NOT_FOUND')
      const own = { ...first, inForceOn: '2026-12-10' }
      expect((await api.client.call(readPolicy, own)).entity.body.effective).toBe(BODY.effective)
    } finally {
      Object.assign(config, { DEPLOYMENT })
    }
  })

  it('has the database refuse less than seven days’ notice once a member has joined', async () => {
    await addMember()
    await expect(announce('2026-12-10', { on: '2026-12-04' })).rejects.toThrow(
      /PolicyVersion_announced_ahead/,
    )
    await announce('2026-12-10', { on: '2026-12-03' })
  })
})

describe('a version requiring consent', () => {
  it('requests consent to a new version at the next login once and stores the version', async () => {
    await announce('2026-12-10')
    const { memberNo, userId } = await addMember()
    api.clock.set('2026-12-09T23:50:00+09:00')
    const before = await api.logIn(userId)
    api.clock.set('2026-12-10T00:10:00+09:00')
    expect((await before.call(fetchUser, {})).entity.policiesToAgree).toEqual([])

    const person = await api.logIn(userId)
    const policies = [{ kind: 'terms' as const, inForceOn: '2026-12-10' }]
    expect((await person.call(fetchUser, {})).entity.policiesToAgree).toEqual(policies)
    expect((await person.call(agreeToPolicies, { policies })).entity).toEqual({ agreed: true })
    expect((await person.call(fetchUser, {})).entity.policiesToAgree).toEqual([])
    expect(await agreed(memberNo)).toMatchObject([{ kind: 'terms', isGiven: true, version: '2026-12-10' }])
  })

  it('stores one consent for concurrent clicks', async () => {
    await announce('2026-12-10')
    const { memberNo, userId } = await addMember()
    api.clock.set('2026-12-11T10:00:00+09:00')
    const person = await api.logIn(userId)
    const policies = [{ kind: 'terms' as const, inForceOn: '2026-12-10' }]
    const press = () => person.call(agreeToPolicies, { policies })
    const answers = await Promise.all([press(), press(), press(), press()])
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1])
    expect(await agreed(memberNo)).toHaveLength(1)
  })

  it('refuses consent to a version that is not in force', async () => {
    await announce('2026-12-10')
    const { memberNo, userId } = await addMember()
    let person = await api.logIn(userId)
    const agree = (inForceOn: string) =>
      person.call(agreeToPolicies, { policies: [{ kind: 'terms', inForceOn }] })
    expect((await agree('2026-12-10')).refusal).toBe('POLICY_CHANGED')
    api.clock.set('2026-12-10T00:10:00+09:00')
    person = await api.logIn(userId)
    expect((await agree(FIRST)).refusal).toBe('POLICY_CHANGED')
    expect(await agreed(memberNo)).toEqual([])
    expect((await person.call(agreeToPolicies, { policies: [] })).status).toBe(400)
    expect(
      (await api.client.call(agreeToPolicies, { policies: [{ kind: 'terms', inForceOn: FIRST }] })).refusal,
    ).toBe('LOGIN_REQUIRED')
  })

  it('requests no consent for a change that needs none', async () => {
    await announce('2026-12-10', { needsConsent: false })
    const { userId } = await addMember()
    api.clock.set('2026-12-11T10:00:00+09:00')
    const person = await api.logIn(userId)
    expect((await person.call(fetchUser, {})).entity.policiesToAgree).toEqual([])
  })
})

describe('the marketing consent', () => {
  it('dates the consent by the text published in the console, and no login waits for that', async () => {
    const member = await addMember()
    await announce('2026-12-05', { kind: 'marketing', on: '2026-11-20' })
    const client = await api.logIn(member.userId)
    expect((await client.call(fetchUser, {})).entity.policiesToAgree).toEqual([])
    expect(await statesOf()).toContainEqual(['marketing', '2026-12-05', 'inForce'])
    await api.database.db.$transaction((db) =>
      recordConsents(db, member.memberNo, { thirdParty: true }, api.clock.now()),
    )
    expect((await agreed(member.memberNo)).map(({ kind, version }) => [kind, version])).toEqual([
      ['thirdParty', '2026-12-05'],
    ])
  })
})
