import { camelCase, type EndpointRequest } from './new-request.ts'

export type NewFile = { path: string; text: string }

export function endpointFiles(request: EndpointRequest): NewFile[] {
  const { feature, operation } = request
  return [
    { path: `packages/contracts/src/${feature}/${operation}.ts`, text: contractText(request) },
    { path: `packages/operations/src/${feature}/${operation}.ts`, text: operationText(request) },
    { path: `apps/api/src/${feature}/${operation}.test.ts`, text: testText(request) },
  ]
}

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

function operationText({ feature, operation, method }: EndpointRequest): string {
  const name = camelCase(operation)
  const helper = method === 'GET' ? 'query' : 'operation'
  return `import { ${name} as contract } from '@hygiene/contracts/${feature}/${operation}'
import { ${helper} } from '${up(feature)}kit/operation.ts'

/** Load through the caller, decide by a rule of the domain, write, answer. */
export const ${name} = ${helper}(contract, async () => {
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
