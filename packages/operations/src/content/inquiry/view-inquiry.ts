import type { PrismaClient } from '@hygiene/db'

/** A look that is not said again for so long is over. */
const VIEW_MS = 30_000

interface Viewer {
  employeeNo: number
  name: string
  isWriting: boolean
}

/** Says that an employee has an inquiry open, forgets looks that are over, and answers who else has. */
export async function viewInquiry(
  client: PrismaClient,
  { inquiryNo, employeeNo, isWriting }: { inquiryNo: number; employeeNo: number; isWriting: boolean },
  now: Date,
): Promise<Viewer[]> {
  const view = { isWriting, seenAt: now }
  await client.inquiryView.upsert({
    where: { inquiryNo_employeeNo: { inquiryNo, employeeNo } },
    create: { inquiryNo, employeeNo, ...view },
    update: view,
  })
  await client.inquiryView.deleteMany({
    where: { inquiryNo, seenAt: { lt: new Date(now.getTime() - VIEW_MS) } },
  })
  const others = await client.inquiryView.findMany({
    where: { inquiryNo, employeeNo: { not: employeeNo } },
    include: { employee: { select: { name: true } } },
    orderBy: { employeeNo: 'asc' },
  })
  return others.map((one) => ({
    employeeNo: one.employeeNo,
    name: one.employee.name,
    isWriting: one.isWriting,
  }))
}
