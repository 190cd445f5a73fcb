import { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { listStaffSessions } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { listFailedJobs } from '@hygiene/contracts/platform/job/staff/list-failed-jobs'
import { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { listEmployees } from '@hygiene/contracts/staff/employee/list-employees'
import { listExports } from '@hygiene/contracts/staff/export/list-exports'
import { homeQueues } from '@hygiene/domain/staff/home/home-queues'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { expect, it } from 'vitest'
import { SIDEBAR } from '../../../app/layout/sidebar.ts'
import { ageText, deadlineText, dueText, leftOf, listOf, QUEUE } from './home-text.ts'

const NOW = at('2026-12-08 10:32')

function at(wall: string): Date {
  return new Date(`${wall.replace(' ', 'T')}:00+09:00`)
}

it.each([
  [40, '40분'],
  [320, '5시간 20분'],
  [1200, '20시간'],
  [4400, '3일'],
])('formats %d minutes as %s', (minutes, text) => {
  expect(ageText(minutes * 60_000)).toBe(text)
})

it.each([
  ['2026-12-08 18:00', 0, '오늘 18:00', '오늘 안', 'today'],
  ['2026-12-10 18:00', 0, '12.10', '2일 남음', 'far'],
  ['2026-12-07 18:00', 2, '12.07', '2건 지남', 'past'],
])('describes work due at %s with %d past: %s, %s', (wall, past, due, text, urgency) => {
  expect(dueText(at(wall), NOW)).toBe(due)
  expect(leftOf({ dueAt: at(wall).toISOString(), past }, NOW)).toEqual({ text, urgency })
})

it('links to a screen of the role or to none', () => {
  const leads = staffRoles.flatMap((role) => homeQueues.map((name) => listOf(name, role)))
  expect(leads.filter((to) => to !== null && !SIDEBAR.some((row) => row.to === to.split('?')[0]))).toEqual([])
  expect(listOf('money', 'support')).toBeNull()
  expect(listOf('designations', 'support')).toBe('/designations?state=inProgress&verdict=waiting')
})

it.each([
  ['sessions', '수원 교육장', 1, '수원 교육장 회차'],
  ['sessions', '', 3, '집합교육 3회차'],
  ['studyEnds', '2026', null, '2026년 온라인교육 끝'],
] as const)('describes a deadline of the kind %s «%s»', (kind, name, count, text) => {
  expect(deadlineText({ kind, name, count, at: NOW.toISOString(), sessionNo: null })).toBe(text)
})

const LISTS = {
  '/designations': listSubmittedDesignations,
  '/employees': listEmployees,
  '/exports': listExports,
  '/jobs': listFailedJobs,
  '/licences': listLicenceChecks,
  '/sessions': listStaffSessions,
}

it.each(Object.values(QUEUE).filter(({ to }) => to.includes('?')))(
  'filters the list behind $label by $to',
  ({ to }) => {
    const { pathname, searchParams } = new URL(to, 'https://admin.example')
    const list = Object.entries(LISTS).find(([path]) => path === pathname)?.[1]
    const filters = Object.keys(list?.input.shape.filter.shape ?? {})
    expect(filters).toEqual(expect.arrayContaining([...searchParams.keys()]))
  },
)
