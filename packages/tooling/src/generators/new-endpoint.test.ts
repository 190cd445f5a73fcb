import { expect, it } from 'vitest'
import { endpointFiles } from './endpoint-files.ts'
import { readRequest, type EndpointRequest } from './endpoint-request.ts'
import { addToDoor, addToOperations, addToTable, newOperations } from './register-endpoint.ts'

const request: EndpointRequest = {
  feature: 'offline-education',
  operation: 'change-session',
  method: 'POST',
  path: '/api/offline/edu/changeEducation',
}

it('reads what a developer typed', () => {
  const words = [
    'endpoint',
    'offline-education',
    'change-session',
    'POST',
    '/api/offline/edu/changeEducation',
  ]
  expect(readRequest(words)).toEqual(request)
})

it.each([
  [['endpoint', 'offline-education'], 'pnpm new endpoint'],
  [['endpoint', 'Offline', 'change-session', 'POST', '/api'], '«Offline» is no feature'],
  [['endpoint', 'offline', 'session', 'POST', '/api'], '«session» is no operation'],
  [['endpoint', 'offline', 'change-session', 'PUT', '/api'], '«PUT» is no method'],
  [['endpoint', 'offline', 'change-session', 'GET', 'api'], '«api» is no path'],
])('says what is wrong with %j', (words, sentence) => {
  expect(readRequest(words)).toContain(sentence)
})

it('names the operation alike on every side', () => {
  expect(endpointFiles(request).map((file) => file.path)).toEqual([
    'packages/contracts/src/in-person/move-seat.ts',
    'apps/api/src/in-person/move-seat.ts',
    'apps/api/src/in-person/move-seat.test.ts',
  ])
  expect(endpointFiles(request)[0]?.text).toContain("effect: 'writes'")
  expect(endpointFiles({ ...request, method: 'GET' })[0]?.text).toContain("effect: 'reads'")
})

it('puts it into the door and the table, and twice is once', () => {
  const door =
    "export * from './account/login.ts'\nexport * from './in-person/book.ts'\nexport { ENDPOINTS } from './endpoints.ts'\n"
  const added = addToDoor(door, request)
  expect(added.split('\n')[2]).toBe("export * from './in-person/move-seat.ts'")
  expect(addToDoor(added, request)).toBe(added)

  const table =
    "import { login } from './account/login.ts'\n\nexport const ENDPOINTS = {\n  login,\n} as const satisfies X\n"
  expect(addToTable(table, request)).toBe(
    "import { login } from './account/login.ts'\nimport { moveSeat } from './in-person/move-seat.ts'\n\nexport const ENDPOINTS = {\n  login,\n  moveSeat,\n} as const satisfies X\n",
  )
})

it('serves it, in a new feature and beside others', () => {
  const first = addToOperations(newOperations(request), request)
  expect(first).toContain("import { moveSeat } from './move-seat.ts'")
  expect(first).toContain('IN_PERSON_OPERATIONS: readonly Implementation[] = [\n  moveSeat,\n]')

  const second = addToOperations(first, { ...request, operation: 'book-seat' })
  expect(second).toContain('= [\n  moveSeat,\n  bookSeat,\n]')
})
