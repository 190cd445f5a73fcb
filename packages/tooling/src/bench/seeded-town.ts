import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClient, webDirectory } from '../launcher/build-web.ts'
import { seedTown } from '../launcher/database.ts'
import { startChild } from './child.ts'
import { API_ENTRY, apiSettings, type BenchTown } from './town.ts'

/** The built client, served by the API with the people and posts of `npm start`. */
export async function withSeededTown<Result>(
  town: BenchTown,
  name: string,
  look: (origin: string) => Promise<Result>,
): Promise<Result> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-screen-'))
  await buildClient('web')
  const url = await town.addDatabase(name)
  const settings = { ...apiSettings(url, scratch), WEB_DIST_DIR: webDirectory }
  await seedTown(url, settings, AbortSignal.timeout(60_000))
  const api = await startChild(API_ENTRY, settings)
  try {
    return await look(api.origin)
  } finally {
    await api.stop()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}
