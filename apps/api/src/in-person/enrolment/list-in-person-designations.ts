import { listInPersonDesignations as contract } from '@hygiene/contracts/in-person/enrolment/list-in-person-designations'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import type { Prisma } from '@hygiene/db'
import { LIVE_IN_PERSON, PositionType } from '@hygiene/domain'
import { findDesignationVerdicts } from '@hygiene/operations/education/designation/find-designation-verdicts'
import { implement } from '../../http/implement.ts'

const IN_PROGRESS_OR_COMPLETED = [...LIVE_IN_PERSON, 'completed' as const]

/** In-person records of a hygiene manager, under way or completed; records that ended otherwise need no confirmation. */
export const listInPersonDesignations = implement(contract, async ({ input, caller, deps }) => {
  const { memberNo } = caller
  const { page, limit } = input
  const where: Prisma.InPersonEnrolmentWhereInput = {
    memberNo,
    positionType: PositionType.hygieneManager,
    status: { in: IN_PROGRESS_OR_COMPLETED },
  }
  const [records, totalRow] = await Promise.all([
    deps.db.inPersonEnrolment.findMany({
      where,
      include: { course: true },
      orderBy: [{ appliedAt: 'desc' }, { inPersonEnrolmentNo: 'desc' }],
      ...pageWindow(page, limit),
    }),
    deps.db.inPersonEnrolment.count({ where }),
  ])

  const fileNos = records.flatMap(({ designationFileNo }) => designationFileNo ?? [])
  const files = await deps.db.storedFile.findMany({ where: { memberNo, fileNo: { in: fileNos } } })
  const verdictOf = await findDesignationVerdicts(deps.db, fileNos)
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
