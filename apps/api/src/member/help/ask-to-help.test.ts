import { answerHelp } from '@hygiene/contracts/member/help/answer-help'
import { askToHelp } from '@hygiene/contracts/member/help/ask-to-help'
import { endHelp } from '@hygiene/contracts/member/help/end-help'
import { listHelps } from '@hygiene/contracts/member/help/list-helps'
import { readHelpAsk } from '@hygiene/contracts/member/help/read-help-ask'
import { addPerson, interleave } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addHelpPair, type HelpPair } from '../../testing/help.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const MORNING = '2026-11-22T10:12:00+09:00'

let api: TestApi
let pair: HelpPair
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.clock.set(MORNING)
  pair = await addHelpPair(api)
})

const messages = (memberNo: number) =>
  api.database.db.message.findMany({ where: { memberNo, kind: 'helpAsked' } })
const read = async (token: string) => api.client.call(readHelpAsk, { token })
const helping = async () => (await pair.helper.call(listHelps, {})).entity.helping

describe('a help request to an owner', () => {
  it('texts the registered number once and shows when and until when', async () => {
    const { entity } = await pair.ask()
    expect(entity).toEqual({ notifiedAt: '2026-11-22T01:12:00.000Z', answerBy: '2026-11-23T01:12:00.000Z' })
    expect(await messages(pair.owner.memberNo)).toHaveLength(1)
    expect((await read(await pair.token())).entity).toEqual({
      state: 'asked',
      helperName: '박지훈',
      tie: 'child',
      helperPhone: expect.stringMatching(/^010-\*{4}-\d{4}$/),
      validUntil: '2026-12-31T15:00:00.000Z',
    })
  })

  it('keeps no token in the table', async () => {
    await pair.ask()
    const rows = await api.database.db.help.findMany({ where: { ownerNo: pair.owner.memberNo } })
    expect(JSON.stringify(rows)).not.toContain(await pair.token())
  })

  it.each([
    ['another name', { name: '한미순' }],
    ['another number', { phone: '01099990000' }],
  ])('answers alike with %s and texts no person', async (_what, wrong) => {
    const before = await api.database.db.message.count()
    const wronged = await pair.ask(wrong)
    expect(await api.database.db.message.count()).toBe(before)
    const other = await addHelpPair(api)
    const right = await other.ask()
    expect(wronged.envelope).toEqual(right.envelope)

    const [shownWrong] = await helping()
    const [shownRight] = (await other.helper.call(listHelps, {})).entity.helping
    const plain = { helpNo: 0, name: '' }
    expect({ ...shownWrong, ...plain }).toEqual({ ...shownRight, ...plain })
  })

  it('shows the helper the same state after a refusal as after no answer', async () => {
    await pair.ask()
    await pair.answer('refuse')
    const other = await addHelpPair(api)
    await other.ask()
    const states = async () => [
      (await helping())[0]?.state,
      (await other.helper.call(listHelps, {})).entity.helping[0]?.state,
    ]
    expect(await states()).toEqual(['asked', 'asked'])
    api.clock.advance(24 * 3600)
    pair.helper = await api.logIn(pair.child.userId)
    other.helper = await api.logIn(other.child.userId)
    expect(await states()).toEqual(['notAgreed', 'notAgreed'])
  })

  it('texts an owner once in 24 hours per helper and twice over all helpers', async () => {
    await pair.ask()
    await pair.ask()
    expect(await messages(pair.owner.memberNo)).toHaveLength(1)
    const { name, phone } = pair.owner
    for (const other of [await addHelpPair(api), await addHelpPair(api)])
      expect((await other.ask({ name, phone })).refusal).toBeNull()
    expect(await messages(pair.owner.memberNo)).toHaveLength(2)
  })

  it('accepts five requests within 24 hours, even under concurrent requests', async () => {
    const wrong = { phone: '01099990001' }
    const asked = await Promise.all(Array.from({ length: 8 }, () => pair.ask(wrong)))
    expect(asked.filter(({ refusal }) => refusal === null)).toHaveLength(5)
    expect(asked.filter(({ refusal }) => refusal === 'HELP_TOO_OFTEN')).toHaveLength(3)
    expect((await pair.ask()).refusal).toBe('HELP_TOO_OFTEN')
  })

  it('refuses a request to oneself and one with an existing consent', async () => {
    const { name, phone } = pair.child
    expect((await pair.ask({ name, phone })).refusal).toBe('HELP_ONESELF')
    await pair.agree()
    expect((await pair.ask()).refusal).toBe('HELP_ALREADY')
  })

  it('sends nothing to an owner who is dormant or not verified', async () => {
    const gone = [{ dormantAt: new Date(MORNING) }, { verifiedAt: null }]
    for (const [at, state] of gone.entries()) {
      const phone = `0105000000${at}`
      const { memberNo } = await addPerson(api.database.db, {
        userId: `gone${at}`,
        name: '한미자',
        phone,
        ...state,
      })
      expect((await pair.ask({ phone })).refusal).toBeNull()
      expect(await messages(memberNo)).toEqual([])
    }
  })

  it('refuses a request without a name, a number or a relation', async () => {
    for (const wrong of [{ name: '' }, { phone: '02' }, { tie: 'boss' as never }]) {
      const { name, phone } = pair.owner
      expect((await pair.helper.call(askToHelp, { name, phone, tie: 'child', ...wrong })).status).toBe(400)
    }
  })
})

describe('the link of the text message without a login', () => {
  beforeEach(() => pair.ask())

  it('takes one answer and refuses a second consent and one after a refusal', async () => {
    expect((await pair.answer('agree')).refusal).toBeNull()
    expect((await pair.answer('agree')).refusal).toBe('HELP_LINK_OVER')
    expect((await pair.answer('refuse')).refusal).toBe('HELP_LINK_OVER')
    expect((await helping())[0]).toMatchObject({ state: 'agreed', validUntil: '2026-12-31T15:00:00.000Z' })
  })

  it('ends the consent given by the link and allows nothing more', async () => {
    expect((await pair.answer('end')).refusal).toBe('HELP_LINK_OVER')
    await pair.answer('agree')
    expect((await read(await pair.token())).entity.state).toBe('agreed')
    expect((await pair.answer('end')).refusal).toBeNull()
    expect((await helping())[0]?.state).toBe('ended')
    expect((await read(await pair.token())).refusal).toBe('HELP_LINK_OVER')
    expect((await pair.answer('agree')).refusal).toBe('HELP_LINK_OVER')
  })

  it('closes the link after a refusal, after 24 hours and after the request is withdrawn', async () => {
    const token = await pair.token()
    const [asked] = await helping()
    await pair.helper.call(endHelp, { helpNo: asked?.helpNo ?? 0 })
    expect((await read(token)).refusal).toBe('HELP_LINK_OVER')

    const other = await addHelpPair(api)
    await other.ask()
    await other.answer('refuse')
    expect((await read(await other.token())).refusal).toBe('HELP_LINK_OVER')

    const late = await addHelpPair(api)
    await late.ask()
    api.clock.advance(24 * 3600)
    expect((await late.answer('agree')).refusal).toBe('HELP_LINK_OVER')
  })

  it.each(['', 'short', 'Ab3dE6g!', 'Ab3dE6ghI'])('refuses the token «%s» as malformed', async (token) => {
    expect((await read(token)).status).toBe(400)
    expect((await api.client.call(answerHelp, { token, answer: 'agree' })).status).toBe(400)
  })

  it('opens nothing for a guessed token', async () => {
    expect((await api.client.call(answerHelp, { token: 'Ab3dE6gh', answer: 'agree' })).refusal).toBe(
      'HELP_LINK_OVER',
    )
  })

  it('takes one of several concurrent answers', async () => {
    const said = await Promise.all([pair.answer('agree'), pair.answer('refuse'), pair.answer('agree')])
    expect(said.filter(({ refusal }) => refusal === null)).toHaveLength(1)
    const [help] = await api.database.db.help.findMany({ where: { ownerNo: pair.owner.memberNo } })
    expect([help?.agreedAt, help?.refusedAt].filter((at) => at !== null)).toHaveLength(1)
  })

  it('waits for an end in progress and refuses consent to a withdrawn request', async () => {
    const token = await pair.token()
    const { helpNo } = await api.database.db.help.findFirstOrThrow({
      where: { ownerNo: pair.owner.memberNo },
    })
    const at = api.clock.now()
    const answered = await interleave(
      api.database,
      (db) => db.help.update({ where: { helpNo }, data: { endedAt: at, endedByOwner: false } }),
      () => api.client.call(answerHelp, { token, answer: 'agree' }),
    )
    expect(answered.refusal).toBe('HELP_LINK_OVER')
    expect((await pair.helper.call(endHelp, { helpNo })).refusal).toBe('HELP_GONE')
  })
})

it('schedules a request made at night for the morning', async () => {
  api.clock.set('2026-11-22T22:00:00+09:00')
  pair.helper = await api.logIn(pair.child.userId)
  const { entity } = await pair.helper.call(askToHelp, {
    name: pair.owner.name,
    phone: pair.owner.phone,
    tie: 'spouse',
  })
  expect(entity).toEqual({ notifiedAt: '2026-11-22T23:00:00.000Z', answerBy: '2026-11-23T23:00:00.000Z' })
})
