import type { Gather } from './gather.ts'

/** Is sent only while the record still has the file that was reviewed. */
export const designationAskedAgain: Gather<'designationAskedAgain'> = async ({ db, aboutNo, config }) => {
  const verdict = await db.designationVerdict.findUnique({
    where: { verdictNo: aboutNo },
    include: { enrolment: true, inPerson: true },
  })
  const record = verdict?.enrolment ?? verdict?.inPerson
  if (!verdict || !record || record.designationFileNo !== verdict.fileNo) return null
  const { businessName } = record
  const link = `${config.PUBLIC_URL}/edu/hygiene/list`
  return { kind: 'designationAskedAgain', businessName, sentence: verdict.sentence, link }
}
