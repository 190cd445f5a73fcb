import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { countApprovers } from '@hygiene/contracts/staff/approval/count-approvers'
import { chooseFirstPassword } from '@hygiene/contracts/staff/employee/choose-first-password'
import { makeSetUpLink } from '@hygiene/contracts/staff/employee/make-set-up-link'
import { requestInvite } from '@hygiene/contracts/staff/employee/request-invite'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let first: Awaited<ReturnType<typeof logInStaff>>

beforeEach(async () => {
  api = await startTestApi()
  first = await logInStaff(api, 'first', 'headquarters')
})
afterEach(() => api.stop())

const invite = (loginId: string, more: Partial<SentTo<typeof requestInvite>> = {}) =>
  first.client.call(requestInvite, {
    loginId,
    name: '새직원',
    role: 'headquarters',
    branchNo: null,
    reasonCode: 'hired',
    text: '개원 준비',
    ...more,
  })
const employeeNoOf = async (loginId: string) =>
  (await api.database.db.employee.findUniqueOrThrow({ where: { loginId } })).employeeNo

const mayInviteSecond = async (kind: 'inviteEmployee' | 'changeRole' = 'inviteEmployee') =>
  (await first.client.call(countApprovers, { kind })).entity.mayInviteSecond

describe('the only headquarters employee', () => {
  it('invites the second employee alone and gives the set-up link', async () => {
    expect((await invite('second')).entity).toEqual({ approvalNo: null })
    const employeeNo = await employeeNoOf('second')
    const { setUpSecret } = (await first.client.call(makeSetUpLink, { employeeNo })).entity
    const chosen = await api.client.call(chooseFirstPassword, { setUpSecret, password: 'haneul#Bada7391' })
    expect(chosen.entity.loginId).toBe('second')
    const entry = {
      operation: 'requestInvite',
      detail: 'second',
      reason: '개원 준비',
      employeeNo: first.employeeNo,
    }
    expect(await api.database.db.auditEntry.count({ where: entry })).toBe(1)
  })

  it('reports that an invitation needs no approval until the second employee exists', async () => {
    expect([await mayInviteSecond(), await mayInviteSecond('changeRole')]).toEqual([true, false])
    await invite('second')
    expect(await mayInviteSecond()).toBe(false)
  })

  it('requires the approval of the second employee to invite the third', async () => {
    await invite('second')
    const { approvalNo } = (await invite('third')).entity
    expect(approvalNo).toBeGreaterThan(0)
    expect((await first.client.call(approveChange, { approvalNo: approvalNo ?? 0 })).refusal).toBe(
      'APPROVAL_OWN',
    )
    expect(await api.database.db.employee.count({ where: { loginId: 'third' } })).toBe(0)
  })

  it('invites one employee alone from two concurrent invitations', async () => {
    const answers = await Promise.all([invite('second'), invite('other')])
    expect(answers.filter(({ entity }) => entity?.approvalNo === null)).toHaveLength(1)
    expect(await api.database.db.employee.count({ where: { role: 'headquarters' } })).toBe(2)
  })

  it('refuses to invite another role alone', async () => {
    expect((await invite('helper', { role: 'support' })).refusal).toBe('APPROVAL_NO_APPROVER')
  })

  it('explains the missing second employee without a referral to headquarters', async () => {
    expect((await invite('helper', { role: 'support' })).message).toBe(
      '승인할 수 있는 다른 직원이 없어 올릴 수 없습니다. 본부 직원을 두 명 이상 두어야 합니다.',
    )
  })

  it('keeps the two-person rule after the second employee was disabled', async () => {
    await invite('second')
    await api.database.db.employee.update({
      where: { loginId: 'second' },
      data: { disabledAt: api.clock.now() },
    })
    expect((await invite('third')).refusal).toBe('APPROVAL_NO_APPROVER')
    expect(await mayInviteSecond()).toBe(false)
  })
})
