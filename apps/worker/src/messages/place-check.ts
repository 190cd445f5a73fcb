import type { Gather } from './gather.ts'

/** Trade and province are missing because they follow from the number. */
const FACT: Readonly<Record<string, string>> = {
  licenceNo: '영업신고번호',
  businessName: '업소명',
  representative: '대표자',
  address: '주소',
  address2: '상세 주소',
}

export const placeCheck: Gather<'placeCorrected' | 'placeAskedAgain'> = async ({ db, aboutNo, config }) => {
  const check = await db.licenceCheck.findUnique({
    where: { checkNo: aboutNo },
    include: { enrolment: true, inPerson: true },
  })
  const record = check?.enrolment ?? check?.inPerson
  if (!check || !record) return null
  const { businessName } = record
  const link = `${config.PUBLIC_URL}/edu/${check.enrolmentNo === null ? 'offline' : 'online'}/list`
  const notified = { businessName, sentence: check.sentence, link }
  if (check.outcome === 'askedAgain') return { kind: 'placeAskedAgain', ...notified }
  const changed = Object.keys({ ...(check.before as Record<string, string>) })
  const facts = changed.flatMap((column) => FACT[column] ?? [])
  return check.outcome === 'corrected' ? { kind: 'placeCorrected', ...notified, facts } : null
}
