import type { Readable } from 'node:stream'
import { takeExport as contract } from '@hygiene/contracts/staff/export/take-export'
import { isDenied } from '@hygiene/operations/kit/operation'
import { takeExport as take, breakTaking, endTaking } from '@hygiene/operations/staff/export/take-export'
import { implementBytes } from '../../http/implement.ts'
import { openFile } from '../../http/bytes.ts'

/** Delivers the file once. If the connection breaks before the last byte, it can be downloaded again. */
export const takeExport = implementBytes(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const begun = await take({ db: deps.db, input, actor: { ...caller, ipAddress }, now })
  if (isDenied(begun)) throw refuse(begun.reason)
  const opened = await openFile(contract, begun, call)
  noteEnd(opened.body, async (isWhole) => {
    if (isWhole) await endTaking(deps.db, input.exportNo, deps.now())
    else await breakTaking(deps.db, input.exportNo)
  })
  return opened
})

function noteEnd(body: Readable, note: (isWhole: boolean) => Promise<void>): void {
  body.once('close', () => {
    // Ignores a failed write: without it, the file can be downloaded again after ten minutes.
    note(body.readableEnded).catch(() => undefined)
  })
}
