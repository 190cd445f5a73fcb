import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { listDesignations as contract } from '@hygiene/contracts/education/designation/list-designations'
import type { Prisma } from '@hygiene/db/generated/client'
import { LIVE_ONLINE } from '@hygiene/domain/education/enrolment/enrolment-status'
import { PositionType } from '@hygiene/domain/text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { findDesignationVerdicts } from './find-designation-verdicts.ts'
import { query } from '../../kit/operation.ts'

export const listDesignations = query(contract, async ({ input, actor, db, now }) => {
  const { memberNo } = actor
  const { page, limit } = input
  const where: Prisma.OnlineEnrolmentWhereInput = {
    memberNo,
    positionType: PositionType.hygieneManager,
    OR: [{ status: 'completed' }, { status: { in: [...LIVE_ONLINE] }, year: { gte: seoulYear(now) } }],
  }
  const [enrolments, totalRow] = await Promise.all([
    db.onlineEnrolment.findMany({
      where,
      include: { course: true },
      orderBy: [{ appliedAt: 'desc' }, { enrolmentNo: 'desc' }],
      ...pageWindow(page, limit),
    }),
    db.onlineEnrolment.count({ where }),
  ])

  const fileNos = enrolments.flatMap(({ designationFileNo }) => designationFileNo ?? [])
  const files = await db.storedFile.findMany({ where: { memberNo, fileNo: { in: fileNos } } })
  const verdictOf = await findDesignationVerdicts(db, fileNos)
  const names = new Map(files.map(({ fileNo, name }) => [fileNo, name]))
  return {
    list: enrolments.map(({ course, designationFileNo, ...enrolment }) => ({
      ...enrolment,
      educationName: course.name,
      fileNo: designationFileNo,
      fileName: designationFileNo === null ? null : (names.get(designationFileNo) ?? null),
      verdict: verdictOf(designationFileNo),
    })),
    pageInfo: pageFactsOf(page, limit, totalRow),
  }
})
