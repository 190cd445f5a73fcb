import type { PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'

interface Wanted {
  previewNo: number
  paper: 'certificate' | 'receipt'
  employeeNo: number
}

/** A sample is opened by the employee who had it drawn, and by those who decide about a request with it. */
export async function openSettingsPreview(db: PrismaClient, { previewNo, paper, employeeNo }: Wanted) {
  const preview = await db.settingsPreview.findUnique({ where: { previewNo } })
  const isOpen = preview?.employeeNo === employeeNo || (await isAsked(db, previewNo))
  if (!preview || !isOpen) return denied('PREVIEW_NOT_FOUND')
  const pdf = preview[paper]
  if (!pdf) return denied(preview.failure ? 'PREVIEW_FAILED' : 'PREVIEW_NOT_DRAWN')
  return { allowed: true as const, pdf }
}

async function isAsked(db: PrismaClient, previewNo: number): Promise<boolean> {
  const facts = { path: ['previewNo'], equals: previewNo }
  return (await db.approval.count({ where: { kind: 'changeSettings', facts } })) > 0
}
