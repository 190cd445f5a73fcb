import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { ACTION_LABELS, viewActions } from '@hygiene/contracts/labels/action-label'
import { expect, it } from 'vitest'
import { ACTION_CHOICES, actorText } from './action-text.ts'

const contracts: readonly Endpoint[] = Object.values(ENDPOINTS)

it('names the employee, or the machine’s account at the server console', () => {
  const nobody = { employeeName: null, loginId: null, consoleUser: null }
  expect(actorText({ ...nobody, employeeName: '박상담', loginId: 'sangdam1' })).toBe('박상담 (sangdam1)')
  expect(actorText({ ...nobody, consoleUser: 'root' })).toBe('서버 콘솔 (root)')
})

it('has a label for every action and view by an employee in an operator’s account', () => {
  const inAccounts = contracts.filter(({ access, ownerOnly }) => access === 'operator' && !ownerOnly)
  // Skips operations that only refresh the clock: they access no person's data.
  const logged = inAccounts.filter(({ effect, extendsLogin }) => effect === 'writes' || extendsLogin)
  expect(logged.map(({ operation }) => operation).filter((name) => !ACTION_LABELS.has(name))).toEqual([])
})

it('counts no change in an operator’s account as a view', () => {
  const changes = contracts.filter(({ access, effect }) => access === 'operator' && effect === 'writes')
  expect(changes.map(({ operation }) => operation).filter((name) => viewActions.includes(name))).toEqual([])
})

it('offers each action of the log once', () => {
  expect(ACTION_CHOICES).toHaveLength(ACTION_LABELS.size)
})
