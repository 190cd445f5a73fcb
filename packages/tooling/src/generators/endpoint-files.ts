import { camelCase, type EndpointRequest } from './new-request.ts'

export type NewFile = { path: string; text: string }

/** The three files of one operation: contract, handler, test. They compile; the test fails until the words are there. */
export function endpointFiles(request: EndpointRequest): NewFile[] {
  const { feature, operation } = request
  return [
    { path: `packages/contracts/src/${feature}/${operation}.ts`, text: contractText(request) },
    { path: `apps/api/src/${feature}/${operation}.ts`, text: handlerText(request) },
    { path: `apps/api/src/${feature}/${operation}.test.ts`, text: testText(request) },
  ]
}

/** From a file of the feature back to the source folder of its package: `../../`. */
const up = (feature: string): string => '../'.repeat(feature.split('/').length)

function contractText({ feature, operation, method, path }: EndpointRequest): string {
  const helper = method === 'GET' ? 'memberReads' : 'memberWrites'
  const methods = method === 'GET' || method === 'POST' ? '' : `  methods: ['${method}'],\n`
  return `import { z } from 'zod'
import { ${helper} } from '${up(feature)}kit/declare.ts'

/** Say what it does for whom, and where the specification asks for it. */
export const ${camelCase(operation)} = ${helper}('${path}', {
${methods}  input: z.object({}),
  entity: z.object({}),
})
`
}

function handlerText({ feature, operation }: EndpointRequest): string {
  const name = camelCase(operation)
  return `import { ${name} as contract } from '@hygiene/contracts/${feature}/${operation}'
import { implement } from '${up(feature)}http/implement.ts'

/** Load through the caller, decide by a rule of the domain, write, answer. */
export const ${name} = implement(contract, async () => {
  return {}
})
`
}

function testText({ feature, operation }: EndpointRequest): string {
  const name = camelCase(operation)
  return `import { ${name} } from '@hygiene/contracts/${feature}/${operation}'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '${up(feature)}testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

afterAll(async () => {
  await api.stop()
})

it('asks a stranger to log in first', async () => {
  const answer = await api.client.call(${name}, {})

  expect(answer.code).toBeLessThan(0)
})

it('answers an operator', () => {
  expect.unreachable('Say what ${name} answers, and what is different afterwards.')
})
`
}
