import type { Transaction } from '@hygiene/db'
import type { ApplicationNo } from '@hygiene/domain'

/** The records of applications that go; answers the papers that were attached to them and to no record that stays. */
export async function forgetRecords(db: Transaction, applicationNos: ApplicationNo[]): Promise<string[]> {
  const where = { applicationNo: { in: applicationNos } }
  const attached = {
    where: { ...where, designationFileNo: { not: null } },
    select: { designationFileNo: true },
  }
  const online = await db.onlineEnrolment.findMany(attached)
  const inPerson = await db.inPersonEnrolment.findMany(attached)
  await db.onlineEnrolment.deleteMany({ where })
  await db.inPersonEnrolment.deleteMany({ where })

  const fileNos = [...online, ...inPerson].flatMap(({ designationFileNo }) => designationFileNo ?? [])
  const staying = { where: { designationFileNo: { in: fileNos } }, select: { designationFileNo: true } }
  const used = [
    ...(await db.onlineEnrolment.findMany(staying)),
    ...(await db.inPersonEnrolment.findMany(staying)),
  ]
  return fileNos.filter((fileNo) => !used.some(({ designationFileNo }) => designationFileNo === fileNo))
}

/** Applications whose records and payments have gone. */
export async function forgetApplications(db: Transaction, applicationNos: ApplicationNo[]): Promise<void> {
  await db.application.deleteMany({ where: { applicationNo: { in: applicationNos } } })
}
