import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminDirectory, buildClient, type ClientName, webDirectory } from '../launcher/build-web.ts'
import { seedTown } from '../launcher/database.ts'
import { startChild } from './child.ts'
import { API_ENTRY, apiSettings, type BenchTown } from './town.ts'

/** The built clients, served by the API with the people and posts of `npm start`. */
export async function withSeededTown<Result>(
  town: BenchTown,
  name: string,
  look: (origin: string, url: string) => Promise<Result>,
  clients: readonly ClientName[] = ['web'],
): Promise<Result> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-screen-'))
  for (const client of clients) await buildClient(client)
  const url = await town.addDatabase(name)
  const settings = {
    ...apiSettings(url, scratch),
    WEB_DIST_DIR: webDirectory,
    ...(clients.includes('admin') ? { ADMIN_DIST_DIR: adminDirectory } : {}),
  }
  await seedTown(url, settings, AbortSignal.timeout(60_000))
  const api = await startChild(API_ENTRY, settings)
  try {
    return await look(api.origin, url)
  } finally {
    await api.stop()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}
