import { connectDatabase } from '@hygiene/db/connect'
import { createStorage, openStorage } from '@hygiene/gateways'
import { passOverCertificateNumbers } from '@hygiene/operations/education/certificate/pass-over-numbers'
import { doubtUnsent } from '@hygiene/operations/platform/message/doubt-unsent'
import type { ConsoleConfig } from './config.ts'
import { copyMissingFiles } from './copy-files.ts'

/**
 * Runs the steps after a database was restored to an earlier instant, before anything uses it: files that storage lacks, messages
 * in doubt, numbers on paper. Returns lines for the operator and the code that proves this restore.
 */
export async function afterReturn(
  config: ConsoleConfig,
  { stateAt, files }: { stateAt: Date; files: string | null },
): Promise<string> {
  const kept = files === null ? null : createStorage({ directory: files })
  const copied = kept ? await copyMissingFiles(kept, await openStorage(config)) : 0
  const database = connectDatabase({ url: config.DATABASE_URL, poolSize: 1 })
  try {
    const unsent = await doubtUnsent(database.db, stateAt, new Date())
    await passOverCertificateNumbers(database.db)
    const check = await database.db.setupCheck.findUnique({ where: { kind: 'backup' } })
    const proof = check
      ? `To prove it, enter the code ${check.code} in the admin console: 홈, 백업 복원 확인.\n`
      : ''
    return `The state of ${stateAt.toISOString()}; ${copied} files; ${unsent} messages to look for.\n${proof}`
  } finally {
    await database.close()
  }
}
