import type { Member, OldEducation } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export interface OldRecordWanted {
  outnumber: string
  isNew?: boolean
  businessName?: string
  endedOn: string
}

export async function addOldRecord(
  db: Queries,
  person: Pick<Member, 'name' | 'birth'> & { memberNo?: number },
  { outnumber, isNew = false, businessName = '오래된 밥집', endedOn }: OldRecordWanted,
): Promise<OldEducation> {
  const { name, birth, memberNo = null } = person
  return db.oldEducation.create({
    data: {
      memberNo,
      outnumber,
      uname: name,
      ubir: birth,
      jikchek: '대표',
      utel: isNew ? 'new' : '',
      cuname: name,
      cname: businessName,
      uaddr1: '경기도 수원시 팔달구 가상로 12, 1층',
      gubun: '일반음식점',
      eduEndDate: new Date(endedOn),
    },
  })
}
