import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const table = z.object({
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** SHA-256 of the packed file, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Names of the migrations that the database had, in their order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), table),
  /** The last number that each sequence gave; null: none yet. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/).nullable()),
  /** Fingerprints of the keys without which sealed data does not open; no key can be made from one. */
  keys: z.record(z.string(), z.string()),
})

export type BackupManifest = z.output<typeof manifest>
export type BackupTable = z.output<typeof table>

export const MANIFEST_FILE = 'manifest.json'

export const tableFile = (name: string): string => join('tables', `${name}.copy.gz`)

export class BackupRefused extends Error {}

/** @throws BackupRefused where the folder holds no finished backup */
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
