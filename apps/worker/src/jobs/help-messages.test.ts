import { askingTimes, helpUntil } from '@hygiene/domain/member/help/help-state'
import { askToHelp } from '@hygiene/operations/member/help/ask-to-help'
import { repairLogin } from '@hygiene/operations/member/help/repair-login'
import { addPerson, textedHelpToken } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Learner, startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'

const DAY = '2026-11-23T10:00:00+09:00'

let scenario: TextWorker
let owner: Learner['person']
let helperNo: number
let turn = 0
beforeAll(async () => {
  scenario = await startTextWorker()
})
beforeEach(async () => {
  scenario.clock.set(DAY)
  turn += 1
  const { db } = scenario.database
  owner = (await scenario.learner()).person
  helperNo = (
    await addPerson(db, { userId: `helper${turn}`, name: '박지훈', phone: `0106666${1000 + turn}` })
  ).memberNo
})
afterAll(() => scenario.stop())

function ask() {
  const { name, phone } = owner
  return askToHelp({
    ...by(helperNo),
    input: { name, phone, tie: 'child' },
    now: scenario.clock.now(),
    OFFER_SECRET: scenario.deps.config.OFFER_SECRET,
  })
}

const by = (memberNo: number, help: { helpNo: number } | null = null) => ({
  db: scenario.database.db,
  actor: {
    memberNo,
    loginNo: '',
    userId: '',
    name: '',
    loggedInAt: new Date(0),
    linked: null,
    help,
    ipAddress: '',
  },
})

describe('the request of a helper', () => {
  it('sends a helper’s request once in 90 bytes with the link that opens the request', async () => {
    await ask()
    const token = await textedHelpToken(
      scenario.database.db,
      owner.memberNo,
      scenario.deps.config.OFFER_SECRET,
    )
    const said = `[위생교육] 박지훈 님이 신청·결제를 도우려 합니다. 동의·거절 edu.example.or.kr/h#${token}`
    expect(await scenario.texts(owner)).toEqual([said])
    expect(await scenario.texts(owner)).toEqual([said])
  })

  it('holds a helper’s request at night until the morning', async () => {
    scenario.clock.set('2026-11-23T21:00:00+09:00')
    await ask()
    expect(await scenario.texts(owner)).toEqual([])
    scenario.clock.set('2026-11-24T08:00:00+09:00')
    expect(await scenario.texts(owner)).toHaveLength(1)
  })

  it('sends no help request that the helper has withdrawn', async () => {
    const { db } = scenario.database
    await ask()
    await db.help.updateMany({ where: { ownerNo: owner.memberNo }, data: { endedAt: scenario.clock.now() } })
    expect(await scenario.texts(owner)).toEqual([])
  })
})

it('texts the owner’s id and the page of a new password, and no secret', async () => {
  const { db } = scenario.database
  const at = scenario.clock.now()
  const { memberNo, name } = owner
  const { helpNo } = await db.help.create({
    data: {
      helperNo,
      ownerNo: memberNo,
      ownerName: name,
      tie: 'child',
      askedAt: at,
      answerBy: askingTimes(at).answerBy,
      agreedAt: at,
      validUntil: helpUntil(at),
    },
  })
  await repairLogin({ ...by(memberNo, { helpNo }), input: {}, now: at })
  const [text = ''] = await scenario.texts(owner)
  expect(text).toContain(`아이디는 ${owner.userId} 입니다`)
  expect(text).toContain('박지훈 님이 로그인을 도와드리고 있습니다')
  expect(text.trim().endsWith('https://edu.example.or.kr/user/find/pw')).toBe(true)
  expect(await db.passwordReset.count({ where: { memberNo } })).toBe(0)
})
