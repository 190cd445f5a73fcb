import { draftMigration } from '@hygiene/db/drafting'
import { startTestServer } from '@hygiene/testing/postgres-server'
import { databaseUrl, makeTemplate } from '@hygiene/testing/postgres-template'

export async function findDrift(): Promise<string> {
  const server = await startTestServer()
  try {
    const { template } = await makeTemplate(server.url)
    return await draftMigration(databaseUrl(server.url, template))
  } finally {
    await server.stop()
  }
}
