import { listInPersonDesignations as contract } from '@hygiene/contracts/in-person/enrolment/list-in-person-designations'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import type { Prisma } from '@hygiene/db/generated/client'
import { LIVE_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { PositionType } from '@hygiene/domain/text'
import { findDesignationVerdicts } from '../../education/designation/find-designation-verdicts.ts'
import { query } from '../../kit/operation.ts'

const IN_PROGRESS_OR_COMPLETED = [...LIVE_IN_PERSON, 'completed' as const]

export const listInPersonDesignations = query(contract, async ({ input, actor, db }) => {
  const { memberNo } = actor
  const { page, limit } = input
  const where: Prisma.InPersonEnrolmentWhereInput = {
    memberNo,
    positionType: PositionType.hygieneManager,
    status: { in: IN_PROGRESS_OR_COMPLETED },
  }
  const [records, totalRow] = await Promise.all([
    db.inPersonEnrolment.findMany({
      where,
      include: { course: true },
      orderBy: [{ appliedAt: 'desc' }, { inPersonEnrolmentNo: 'desc' }],
      ...pageWindow(page, limit),
    }),
    db.inPersonEnrolment.count({ where }),
  ])

  const fileNos = records.flatMap(({ designationFileNo }) => designationFileNo ?? [])
  const files = await db.storedFile.findMany({ where: { memberNo, fileNo: { in: fileNos } } })
  const verdictOf = await findDesignationVerdicts(db, fileNos)
  const names = new Map(files.map(({ fileNo, name }) => [fileNo, name]))
  return {
    list: records.map(({ course, designationFileNo, ...record }) => ({
      ...record,
      educationName: course.name,
      fileNo: designationFileNo,
      fileName: designationFileNo === null ? null : (names.get(designationFileNo) ?? null),
      verdict: verdictOf(designationFileNo),
    })),
    pageInfo: pageFactsOf(page, limit, totalRow),
  }
})
