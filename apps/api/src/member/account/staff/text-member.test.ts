import { closeCase } from '@hygiene/contracts/staff/member-case/close-case'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { textMember } from '@hygiene/contracts/member/account/staff/text-member'
import { lockMember } from '@hygiene/db/locks'
import { notifyPerson } from '@hygiene/operations/platform/message/notify-person'
import { writeStaffText } from '@hygiene/operations/platform/message/write-staff-text'
import { addPerson, interleave } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let people = 0
const body = '보내주신 서류를 확인했습니다.\n편하실 때 전화해주세요.'

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

async function calling(role: 'support' | 'branch' = 'support') {
  people += 1
  const { memberNo } = await addPerson(api.database.db, { userId: `texted${people}` })
  const { client } = await logInStaff(api, `texter${people}`, role)
  await client.call(openCase, { memberNo, purpose: 'other', text: '서류를 물어보심' })
  return { memberNo, client }
}

describe('a message in own words', () => {
  it('sends one message for three clicks, with its lines in timeline and log', async () => {
    const { memberNo, client } = await calling()
    const answers = await Promise.all([1, 2, 3].map(() => client.call(textMember, { memberNo, body })))
    const refused = answers.map(({ refusal }) => refusal).filter(Boolean)
    expect(refused).toEqual(['MESSAGE_JUST_SENT', 'MESSAGE_JUST_SENT'])
    const [message, ...more] = await api.database.db.message.findMany({ where: { memberNo } })
    expect(more).toEqual([])
    const outbox = { kind: 'send-message', payload: { equals: { messageNo: message?.messageNo ?? 0 } } }
    expect(await api.database.db.outbox.count({ where: outbox })).toBe(1)
    const filter = { memberNo, kind: 'message', hasAutomatic: true } as const
    const timeline = await client.call(listMemberTimeline, { filter, sort: { by: 'at', isDescending: true } })
    expect(timeline.entity.list).toMatchObject([
      { what: 'texted', about: body, more: 'waiting', by: 'staff' },
    ])
    const logged = await api.database.db.auditEntry.findMany({ where: { memberNo, operation: 'textMember' } })
    expect(logged).toHaveLength(1)
    expect(logged[0]?.reason).toContain('서류를 물어보심')

    expect((await client.call(textMember, { memberNo, body: '다른 말씀입니다.' })).code).toBe(1)
    api.clock.advance(61)
    expect((await client.call(textMember, { memberNo, body })).code).toBe(1)
  })

  it('refuses more than three messages in ten minutes or ten in a day to one member', async () => {
    const { memberNo, client } = await calling()
    const other = await logInStaff(api, 'second-texter')
    await other.client.call(openCase, { memberNo, purpose: 'other', text: '서류를 물어보심' })
    let wording = 0
    const text = async (by = client) => {
      wording += 1
      return (await by.call(textMember, { memberNo, body: `${wording}번째 안내입니다.` })).refusal
    }
    expect([await text(), await text(), await text()]).toEqual([null, null, null])
    expect([await text(), await text(other.client)]).toEqual(['MESSAGES_MANY', 'MESSAGES_MANY'])
    for (let sent = 3; sent < 10; sent += 1) {
      api.clock.advance(601)
      await client.call(closeCase, { memberNo })
      await client.call(openCase, { memberNo, purpose: 'other', text: '서류를 물어보심' })
      expect(await text()).toBeNull()
    }
    api.clock.advance(601)
    await client.call(closeCase, { memberNo })
    await client.call(openCase, { memberNo, purpose: 'other', text: '서류를 물어보심' })
    expect(await text()).toBe('MESSAGES_MANY')
  })

  it('waits for a first message in progress when pressed again and sends nothing more', async () => {
    const { memberNo, client } = await calling()
    const answer = await interleave(
      api.database,
      async (db) => {
        await lockMember(db, memberNo)
        const textNo = await writeStaffText(db, { employeeNo: 1, body }, api.clock.now())
        await notifyPerson(db, 'staffText', memberNo, textNo, api.clock.now())
      },
      () => client.call(textMember, { memberNo, body }),
    )
    expect(answer.refusal).toBe('MESSAGE_JUST_SENT')
    expect(await api.database.db.message.count({ where: { memberNo } })).toBe(1)
  })

  it('requires an open case, a member, service text and at most 2,000 bytes', async () => {
    const { memberNo, client } = await calling()
    expect((await client.call(textMember, { memberNo, body: '(광고) 할인' })).refusal).toBe(
      'TEXT_ADVERTISING',
    )
    expect((await client.call(textMember, { memberNo: 999_999, body })).refusal).toBe('MEMBER_NOT_FOUND')
    expect((await client.call(textMember, { memberNo, body: ' ' })).status).toBe(400)
    expect((await client.call(textMember, { memberNo, body: '가'.repeat(990) })).status).toBe(400)
    await client.call(closeCase, { memberNo })
    expect((await client.call(textMember, { memberNo, body })).refusal).toBe('MEMBER_CASE_REQUIRED')
    expect(await api.database.db.message.count({ where: { memberNo } })).toBe(0)
  })
})
