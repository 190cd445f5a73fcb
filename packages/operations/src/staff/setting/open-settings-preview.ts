import { openSettingsPreview as contract } from '@hygiene/contracts/staff/setting/open-settings-preview'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'

const NAME = { certificate: '견본_수료증.pdf', receipt: '견본_영수증.pdf' } as const

export const openSettingsPreview = query(contract, async ({ db, input, actor }) => {
  const { previewNo, paper } = input
  const preview = await db.settingsPreview.findUnique({ where: { previewNo } })
  const isOpen = preview?.employeeNo === actor.employeeNo || (await isAsked(db, previewNo))
  if (!preview || !isOpen) return denied('PREVIEW_NOT_FOUND')
  const pdf = preview[paper]
  if (!pdf) return denied(preview.failure ? 'PREVIEW_FAILED' : 'PREVIEW_NOT_DRAWN')
  return { bytes: pdf, contentType: 'application/pdf', name: NAME[paper], isInline: true }
})

async function isAsked(db: PrismaClient, previewNo: number): Promise<boolean> {
  const facts = { path: ['previewNo'], equals: previewNo }
  return (await db.approval.count({ where: { kind: 'changeSettings', facts } })) > 0
}
