import type { Queries } from '@hygiene/db/connect'

export interface DesignationJudged {
  isAccepted: boolean
  sentence: string
  decidedAt: string
}

export async function findDesignationVerdicts(
  db: Queries,
  fileNos: readonly string[],
): Promise<(fileNo: string | null) => DesignationJudged | null> {
  const verdicts = await db.designationVerdict.findMany({ where: { fileNo: { in: [...fileNos] } } })
  const byFile = new Map(
    verdicts.map(({ fileNo, isAccepted, sentence, decidedAt }) => [
      fileNo,
      { isAccepted, sentence, decidedAt: decidedAt.toISOString() },
    ]),
  )
  return (fileNo) => (fileNo === null ? null : (byFile.get(fileNo) ?? null))
}
