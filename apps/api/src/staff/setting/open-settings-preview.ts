import { Readable } from 'node:stream'
import { openSettingsPreview as contract } from '@hygiene/contracts/staff/setting/open-settings-preview'
import type { PrismaClient } from '@hygiene/db'
import { implementBytes } from '../../http/implement.ts'

const NAME = { certificate: '견본_수료증.pdf', receipt: '견본_영수증.pdf' } as const

/** A sample is opened by the employee who had it drawn, and by those who decide about a request with it. */
export const openSettingsPreview = implementBytes(contract, async ({ input, caller, deps, refuse }) => {
  const { previewNo, paper } = input
  const { employeeNo } = caller
  const preview = await deps.db.settingsPreview.findUnique({ where: { previewNo } })
  const isOpen = preview?.employeeNo === employeeNo || (await isAsked(deps.db, previewNo))
  if (!preview || !isOpen) throw refuse('PREVIEW_NOT_FOUND')
  const pdf = preview[paper]
  if (!pdf) throw refuse(preview.failure ? 'PREVIEW_FAILED' : 'PREVIEW_NOT_DRAWN')
  return {
    body: Readable.from(Buffer.from(pdf)),
    contentType: 'application/pdf',
    sizeBytes: pdf.byteLength,
    fileName: NAME[paper],
    isInline: true,
  }
})

async function isAsked(db: PrismaClient, previewNo: number): Promise<boolean> {
  const facts = { path: ['previewNo'], equals: previewNo }
  return (await db.approval.count({ where: { kind: 'changeSettings', facts } })) > 0
}
