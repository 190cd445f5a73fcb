import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { importsOf } from '../verify/source-files.ts'
import { endpointFiles } from './endpoint-files.ts'
import { jobFiles } from './job-files.ts'
import { type EndpointRequest, readRequest } from './new-request.ts'
import { routeFiles } from './route-files.ts'

const fullPath = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

const request: EndpointRequest = {
  kind: 'endpoint',
  feature: 'in-person/seat',
  operation: 'move-seat',
  method: 'POST',
  path: '/api/offline/edu/changeEducation',
}

it('reads the command of a developer', () => {
  const wording = ['endpoint', 'in-person/seat', 'move-seat', 'POST', '/api/offline/edu/changeEducation']
  expect(readRequest(wording)).toEqual(request)
  expect(readRequest(['job', 'send-reminder', 'messages'])).toEqual({
    kind: 'job',
    operation: 'send-reminder',
    queue: 'messages',
  })
  expect(readRequest(['route', '/info/reminders', 'content/reminder', 'reminder-list'])).toEqual({
    kind: 'route',
    address: '/info/reminders',
    feature: 'content/reminder',
    screen: 'reminder-list',
  })
})

it.each([
  [['endpoint', 'in-person/seat'], 'pnpm new endpoint'],
  [['endpoint', 'in-person', 'move-seat', 'POST', '/api'], '«in-person» is no feature'],
  [['endpoint', 'hall/seat', 'move-seat', 'POST', '/api'], '«hall/seat» is no feature'],
  [['endpoint', 'in-person/seat', 'session', 'POST', '/api'], '«session» is no operation'],
  [['endpoint', 'in-person/seat', 'move-seat', 'PUT', '/api'], '«PUT» is no method'],
  [['endpoint', 'in-person/seat', 'move-seat', 'GET', 'api'], '«api» is no path'],
  [['job', 'reminder', 'messages'], '«reminder» is no operation'],
  [['job', 'send-reminder', 'letters'], '«letters» is no queue'],
  [['route', 'info', 'content/reminder', 'reminder-list'], '«info» is no address'],
  [['route', '/info', 'Reminders', 'reminder-list'], '«Reminders» is no feature'],
  [['table', 'reminders'], 'pnpm new endpoint'],
])('explains the fault in %j', (wording, sentence) => {
  expect(readRequest(wording)).toContain(sentence)
})

it('gives an operation the same name on every side', () => {
  expect(endpointFiles(request).map((file) => file.path)).toEqual([
    'packages/contracts/src/in-person/seat/move-seat.ts',
    'packages/operations/src/in-person/seat/move-seat.ts',
    'apps/api/src/in-person/seat/move-seat.test.ts',
  ])
  expect(endpointFiles(request)[0]?.text).toContain("= memberWrites('/api/offline/edu/changeEducation', {")
  expect(endpointFiles(request)[1]?.text).toContain('= operation(contract')
  const reading = endpointFiles({ ...request, method: 'GET' })
  expect(reading[0]?.text).toContain('= memberReads(')
  expect(reading[1]?.text).toContain('= query(contract')
})

it('creates a job with its contract, its work and a test', () => {
  const files = jobFiles({ kind: 'job', operation: 'send-reminder', queue: 'messages' })
  expect(files.map((file) => file.path)).toEqual([
    'packages/contracts/src/platform/job/send-reminder.ts',
    'apps/worker/src/jobs/send-reminder.ts',
    'apps/worker/src/jobs/send-reminder.test.ts',
  ])
  expect(files[1]?.text).toContain('sendReminderHandler = handleJob(contract, sendReminderJob)')
})

it('creates a route with its module, its screen and a test', () => {
  const files = routeFiles({
    kind: 'route',
    address: '/info/reminders',
    feature: 'content/reminder',
    screen: 'reminder-list',
  })
  expect(files.map((file) => file.path)).toEqual([
    'apps/web/src/routes/info/reminders.tsx',
    'apps/web/src/features/content/reminder/reminder-list.tsx',
    'apps/web/src/features/content/reminder/reminder-list.test.tsx',
  ])
  expect(files[0]?.text).toContain("from '../../features/content/reminder/reminder-list.tsx'")
})

it('creates tests that fail until a developer completes them', () => {
  const tests = [
    endpointFiles(request),
    jobFiles({ kind: 'job', operation: 'send-reminder', queue: 'messages' }),
    routeFiles({ kind: 'route', address: '/a', feature: 'a', screen: 'a' }),
  ]
  for (const [, , test] of tests) expect(test?.text).toContain('expect.unreachable(')
})

it('imports only existing or created files', () => {
  const made = [
    endpointFiles(request),
    jobFiles({ kind: 'job', operation: 'send-reminder', queue: 'messages' }),
    routeFiles({
      kind: 'route',
      address: '/info/reminders',
      feature: 'content/reminder',
      screen: 'reminder-list',
    }),
  ].flat()
  const paths = new Set(made.map(({ path }) => path))
  const missing = made.flatMap(({ path, text }) =>
    importsOf(text)
      .filter((imported) => imported.startsWith('.'))
      .map((imported) => posix.join(posix.dirname(path), imported))
      .filter((target) => !paths.has(target) && !existsSync(fullPath(target))),
  )
  expect(missing).toEqual([])
})
