import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminDirectory, buildClient, type ClientName, webDirectory } from '@hygiene/tooling/build-web'
import { seedDemoData } from '@hygiene/tooling/database'
import { startChild } from './child.ts'
import { API_ENTRY, apiSettings, type BenchEnvironment } from './environment.ts'

export async function withDemoData<Result>(
  environment: BenchEnvironment,
  name: string,
  view: (origin: string, url: string) => Promise<Result>,
  clients: readonly ClientName[] = ['web'],
): Promise<Result> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-screen-'))
  for (const client of clients) await buildClient(client)
  const url = await environment.addDatabase(name)
  const settings = {
    ...apiSettings(url, scratch),
    WEB_DIST_DIR: webDirectory,
    ...(clients.includes('admin') ? { ADMIN_DIST_DIR: adminDirectory } : {}),
  }
  await seedDemoData(url, settings, AbortSignal.timeout(60_000))
  const api = await startChild(API_ENTRY, settings)
  try {
    return await view(api.origin, url)
  } finally {
    await api.stop()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}
