import type { PrismaClient } from '@hygiene/db'

/** Counts a download of a post's file and answers how many there are. */
export async function countDownload(db: PrismaClient, fileNo: string): Promise<number> {
  const { downloadCount } = await db.postFile.update({
    where: { fileNo },
    data: { downloadCount: { increment: 1 } },
  })
  return downloadCount
}
