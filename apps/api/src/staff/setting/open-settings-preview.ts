import { Readable } from 'node:stream'
import { openSettingsPreview as contract } from '@hygiene/contracts/staff/setting/open-settings-preview'
import { openSettingsPreview as open } from '@hygiene/operations/staff/setting/open-settings-preview'
import { implementBytes } from '../../http/implement.ts'

const NAME = { certificate: '견본_수료증.pdf', receipt: '견본_영수증.pdf' } as const

export const openSettingsPreview = implementBytes(contract, async ({ input, caller, deps, refuse }) => {
  const opened = await open(deps.db, { ...input, employeeNo: caller.employeeNo })
  if (!opened.allowed) throw refuse(opened.reason)
  const { pdf } = opened
  return {
    body: Readable.from(Buffer.from(pdf)),
    contentType: 'application/pdf',
    sizeBytes: pdf.byteLength,
    fileName: NAME[input.paper],
    isInline: true,
  }
})
