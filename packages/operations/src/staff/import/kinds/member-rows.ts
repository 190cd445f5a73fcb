import type { Member } from '@hygiene/db/generated/client'
import { emailSentence, isEmail } from '@hygiene/domain/member/account/email'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import {
  changeFormerMember,
  findFormerMembers,
  findJoined,
  type FormerConsents,
  type FormerMember,
  linkFormerAccount,
  openFormerMembers,
  type ExistingFormer,
} from '../../../member/account/former-members.ts'
import type { Found, ImportRecords, ExistingRecord } from '../import-records.ts'

const SAME_PERSON = '이미 가입한 회원과 성명·생년월일·휴대전화가 같습니다.'

/** Imports members of the previous system by their former id. No file changes an account that its owner has claimed. */
export const memberRows: ImportRecords = {
  kind: 'members',
  identity: ['formerId'],
  async find(db, rows, { now, isWriting }) {
    const ids = rows.map(({ formerId = '' }) => formerId)
    const former = await findFormerMembers(db, ids, isWriting)
    const joined = await findJoined(
      db,
      rows.map(({ phone = '' }) => phone),
    )
    return rows.map((row): Found => {
      const wrong = wrongIn(row, seoulDay(now))
      if (wrong !== null) return wrong
      const existing = former.get(row.formerId ?? '')
      if (existing) return { is: recordOf(existing, row) }
      const [same] = joined.filter(
        ({ name, birth, phone }) => name === row.name && birth === row.birth && phone === row.phone,
      )
      return same ? { closeTo: joinedRecord(same, row), why: SAME_PERSON } : null
    })
  },
  async write(db, values, into, { found, now }) {
    if (into && found && 'closeTo' in found) {
      await linkFormerAccount(db, { formerId: values.formerId ?? '', memberNo: into.recordNo }, now)
      return { recordNo: into.recordNo, memberNo: into.recordNo }
    }
    if (!into) throw new Error('new members are written together')
    const person = personOf({ ...into.values, ...values }, now)
    const existing = (await findFormerMembers(db, [person.formerId], true)).get(person.formerId)
    if (existing) await changeFormerMember(db, existing, person)
    return { recordNo: into.recordNo, memberNo: into.recordNo }
  },
  async writeNew(db, rows, { now }) {
    const memberNos = await openFormerMembers(
      db,
      rows.map((row) => personOf(row, now)),
      now,
    )
    return memberNos.map((memberNo) => ({ recordNo: memberNo, memberNo }))
  },
}

function wrongIn({ email, termsOn, marketingOn, thirdPartyOn }: ImportValues, today: string): Found {
  if (email && !isEmail(email)) return { wrong: emailSentence, column: 'email' }
  const days = Object.entries({ termsOn, marketingOn, thirdPartyOn })
  const [future] = days.filter(([, day]) => day !== undefined && day > today)
  return future ? { wrong: '아직 오지 않은 날짜입니다.', column: future[0] } : null
}

const instantOf = (day: string | undefined): Date | null => (day ? startOfSeoulDay(day) : null)

function personOf(row: ImportValues, now: Date): FormerMember {
  const terms = instantOf(row.termsOn) ?? now
  return {
    formerId: row.formerId ?? '',
    name: row.name ?? '',
    birth: row.birth ?? '',
    phone: row.phone ?? '',
    email: row.email ?? '',
    companyPhone: row.companyPhone ?? '',
    zipCode: row.zipCode ?? '',
    address: row.address ?? '',
    address2: row.address2 ?? '',
    joinedAt: instantOf(row.joinedOn) ?? terms,
    consents: {
      version: row.termsVersion ?? '',
      evidence: row.evidence ?? '',
      terms,
      marketing: instantOf(row.marketingOn),
      thirdParty: instantOf(row.thirdPartyOn),
    },
  }
}

/** An account that files may no longer change is treated as equal to the row, so nothing is written. */
function recordOf({ formerId, member, consents }: ExistingFormer, row: ImportValues): ExistingRecord {
  const { memberNo } = member
  if (consents === null) return { recordNo: memberNo, values: row }
  return {
    recordNo: memberNo,
    values: { formerId, ...columnsOf(member), ...consentsOf(consents, member, row) },
  }
}

function columnsOf({ name, birth, phone, email, companyPhone, zipCode, address, address2 }: Member) {
  return { name, birth, phone, email, companyPhone, zipCode, address, address2 }
}

const dayOf = (at: Date | null): string => (at === null ? '' : seoulDay(at))

function consentsOf(
  { version, evidence, terms, marketing, thirdParty }: FormerConsents,
  { createdAt }: Member,
  { joinedOn }: ImportValues,
): ImportValues {
  const termsOn = dayOf(terms)
  const joined = dayOf(createdAt)
  return {
    termsOn,
    termsVersion: version,
    evidence,
    marketingOn: dayOf(marketing),
    thirdPartyOn: dayOf(thirdParty),
    joinedOn: joinedOn === '' && joined === termsOn ? '' : joined,
  }
}

/** A file changes nothing of a member who joined here; it only links the former id. */
function joinedRecord(member: Member, row: ImportValues): ExistingRecord {
  return { recordNo: member.memberNo, values: { ...row, ...columnsOf(member), formerId: '' } }
}
