import type { Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { hashOfPassword } from './password-hash.ts'

export interface PersonWanted {
  userId: string
  name?: string
  birth?: string
  phone?: string
  email?: string
  companyPhone?: string
  verifiedAt?: Date | null
  dormantAt?: Date | null
  identityKeyHash?: string | null
}

export async function addPerson(db: Queries, wanted: PersonWanted): Promise<Member> {
  return db.member.create({
    data: {
      userId: wanted.userId,
      passwordHash: await hashOfPassword(),
      name: wanted.name ?? '김영자',
      birth: wanted.birth ?? '19600312',
      phone: wanted.phone ?? '01012345678',
      email: wanted.email ?? '',
      companyPhone: wanted.companyPhone ?? '',
      verifiedAt: wanted.verifiedAt === undefined ? new Date('2026-01-05T00:00:00Z') : wanted.verifiedAt,
      dormantAt: wanted.dormantAt ?? null,
      identityKeyHash: wanted.identityKeyHash ?? null,
    },
  })
}
