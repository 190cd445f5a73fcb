import type { TestProject } from 'vitest/node'
import { makeTemplate } from './postgres-template.ts'
import { startTestServer } from './postgres-server.ts'

/** Starts one PostgreSQL for the whole run with a migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  try {
    project.provide('postgres', await makeTemplate(server.url))
  } catch (cause) {
    await server.stop()
    throw cause
  }
  return () => server.stop()
}
