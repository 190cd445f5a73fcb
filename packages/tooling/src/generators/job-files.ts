import type { NewFile } from './endpoint-files.ts'
import { camelCase, type JobRequest } from './new-request.ts'

export function jobFiles(request: JobRequest): NewFile[] {
  const { operation } = request
  return [
    { path: `packages/contracts/src/platform/job/${operation}.ts`, text: contractText(request) },
    { path: `apps/worker/src/jobs/${operation}.ts`, text: workText(request) },
    { path: `apps/worker/src/jobs/${operation}.test.ts`, text: testText(request) },
  ]
}

function contractText({ operation, queue }: JobRequest): string {
  return `import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Say what it does. The payload carries keys, never what is stored under them. */
export const ${camelCase(operation)} = job({
  kind: '${operation}',
  queue: '${queue}',
  payload: z.object({}),
})
`
}

function workText({ operation }: JobRequest): string {
  const name = camelCase(operation)
  return `import { ${name} as contract } from '@hygiene/contracts/jobs/${operation}'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

/** Gather, then one operation. It may run twice, and the second time finds nothing left to do. */
export async function ${name}Job(deps: WorkerDeps): Promise<void> {
  deps.log('${operation} has nothing to do yet')
}

export const ${name}Handler = handleJob(contract, ${name}Job)
`
}

function testText({ operation }: JobRequest): string {
  const name = camelCase(operation)
  return `import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { ${name}Job } from './${operation}.ts'

let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker()
})

afterAll(() => scenario.stop())

it('does its work once, however often it runs', async () => {
  await ${name}Job(scenario.deps)
  await ${name}Job(scenario.deps)

  expect.unreachable('Say what is different after ${name}Job.')
})
`
}
