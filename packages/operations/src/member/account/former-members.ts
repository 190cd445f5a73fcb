import type { ConsentKind, Member, Prisma } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { unclaimedUserId } from '@hygiene/domain/member/account/former-account'

export interface FormerConsents {
  version: string
  evidence: string
  terms: Date
  marketing: Date | null
  thirdParty: Date | null
}

export interface FormerMember {
  formerId: string
  name: string
  birth: string
  phone: string
  email: string
  companyPhone: string
  zipCode: string
  address: string
  address2: string
  joinedAt: Date
  consents: FormerConsents
}

export interface ExistingFormer {
  formerId: string
  member: Member
  /** Is null if the account has been claimed, merged or withdrawn; an import no longer changes it then. */
  consents: FormerConsents | null
}

export async function findFormerMembers(
  db: Transaction,
  formerIds: readonly string[],
  holds: boolean,
): Promise<Map<string, ExistingFormer>> {
  if (holds)
    await db.$queryRaw`
      SELECT 1 FROM "Member" m JOIN "FormerAccount" f USING ("memberNo")
       WHERE f."formerId" = ANY (${[...formerIds]}) ORDER BY m."memberNo" FOR NO KEY UPDATE OF m`
  const found = await db.formerAccount.findMany({
    where: { formerId: { in: [...formerIds] } },
    include: { member: true },
  })
  const open = found.filter(({ member }) => isUnclaimed(member))
  const consents = await existingConsents(
    db,
    open.map(({ memberNo }) => memberNo),
  )
  return new Map(
    found.map(({ formerId, memberNo, member }) => [
      formerId,
      { formerId, member, consents: consents.get(memberNo) ?? null },
    ]),
  )
}

const isUnclaimed = ({ unclaimedSince, withdrawnAt }: Member): boolean =>
  unclaimedSince !== null && withdrawnAt === null

/**
 * Returns the latest consents of each imported account. Advertising and third-party consents hold only while the account still
 * has them.
 */
async function existingConsents(
  db: Queries,
  memberNos: readonly number[],
): Promise<Map<number, FormerConsents>> {
  const records = await db.consentRecord.findMany({
    where: { memberNo: { in: [...memberNos] }, source: 'formerSystem' },
    orderBy: { consentNo: 'asc' },
  })
  const found = new Map<number, FormerConsents>()
  for (const { memberNo, kind, isGiven, version, evidence, at } of records) {
    const before = found.get(memberNo) ?? { terms: at, marketing: null, thirdParty: null, version, evidence }
    const given = kind === 'privacy' ? {} : { [kind]: isGiven ? at : null }
    found.set(memberNo, { ...before, version, evidence, ...given })
  }
  return found
}

export async function findJoined(db: Queries, phones: readonly string[]): Promise<Member[]> {
  return db.member.findMany({
    where: { phone: { in: [...phones] }, unclaimedSince: null, withdrawnAt: null },
    orderBy: { memberNo: 'asc' },
  })
}

export async function openFormerMembers(
  db: Transaction,
  people: readonly FormerMember[],
  now: Date,
): Promise<number[]> {
  const members = await db.member.createManyAndReturn({
    data: people.map((person) => ({
      ...columnsOf(person),
      userId: unclaimedUserId(person.formerId),
      passwordHash: '',
      createdAt: person.joinedAt,
      unclaimedSince: now,
    })),
    select: { memberNo: true, userId: true },
  })
  const numbers = new Map(members.map(({ userId, memberNo }) => [userId, memberNo]))
  const numbered = people.map((person) => {
    const memberNo = numbers.get(unclaimedUserId(person.formerId))
    if (memberNo === undefined) throw new Error('an imported account has no number')
    return { memberNo, person }
  })
  await db.formerAccount.createMany({
    data: numbered.map(({ memberNo, person: { formerId } }) => ({ formerId, memberNo, importedAt: now })),
  })
  await db.consentRecord.createMany({
    data: numbered.flatMap(({ memberNo, person }) => consentRows(memberNo, person.consents, null)),
  })
  return numbered.map(({ memberNo }) => memberNo)
}

export async function changeFormerMember(
  db: Transaction,
  { member: { memberNo }, consents }: ExistingFormer,
  person: FormerMember,
): Promise<void> {
  const { count } = await db.member.updateMany({
    where: { memberNo, unclaimedSince: { not: null }, withdrawnAt: null },
    data: { ...columnsOf(person), createdAt: person.joinedAt },
  })
  if (count === 0) throw new Error('the account was claimed while it was held')
  const changed = consentRows(memberNo, person.consents, consents)
  if (changed.length > 0) await db.consentRecord.createMany({ data: changed })
}

export async function linkFormerAccount(
  db: Transaction,
  { formerId, memberNo }: { formerId: string; memberNo: number },
  now: Date,
): Promise<void> {
  await db.formerAccount.create({ data: { formerId, memberNo, importedAt: now, claimedAt: now } })
}

function columnsOf({ formerId: _id, joinedAt: _joined, consents, ...columns }: FormerMember) {
  return { ...columns, marketingAgreedAt: consents.marketing, thirdPartyAgreedAt: consents.thirdParty }
}

/** Returns only the changed consents; a removed one becomes a withdrawal with the same evidence. */
function consentRows(
  memberNo: number,
  { version, evidence, terms, marketing, thirdParty }: FormerConsents,
  existing: FormerConsents | null,
): Prisma.ConsentRecordCreateManyInput[] {
  const isOtherText = existing?.version !== version || existing.evidence !== evidence
  const kinds: [ConsentKind, Date | null, Date | null | undefined][] = [
    ['terms', terms, existing?.terms],
    ['privacy', terms, existing?.terms],
    ['marketing', marketing, existing?.marketing],
    ['thirdParty', thirdParty, existing?.thirdParty],
  ]
  return kinds
    .filter(([, at, before]) => (isOtherText ? at !== null || before : at?.getTime() !== before?.getTime()))
    .map(([kind, at]) => ({
      memberNo,
      kind,
      isGiven: at !== null,
      version,
      evidence,
      at: at ?? terms,
      source: 'formerSystem' as const,
    }))
}
