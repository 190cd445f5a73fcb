import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const table = z.object({
  columns: z.array(z.string()),
  rows: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), table),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/).nullable()),
  /** Holds fingerprints of the keys that open the encrypted data; no key can be derived from one. */
  keys: z.record(z.string(), z.string()),
})

export type BackupManifest = z.output<typeof manifest>
export type BackupTable = z.output<typeof table>

export const MANIFEST_FILE = 'manifest.json'

export const tableFile = (name: string): string => join('tables', `${name}.copy.gz`)

export class BackupRefused extends Error {}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} holds no finished backup: there is no ${MANIFEST_FILE}.`)
  })
  const parsed = manifest.safeParse(asJson(text))
  if (!parsed.success) throw new BackupRefused(`${MANIFEST_FILE} of ${folder} cannot be read.`)
  return parsed.data
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
