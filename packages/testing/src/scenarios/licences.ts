import type { Licence } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export type LicenceWanted = Partial<Licence> & Pick<Licence, 'licenceNo'>

export async function addLicence(db: Queries, wanted: LicenceWanted): Promise<Licence> {
  return db.licence.create({
    data: {
      industryCode: '001',
      businessTypeName: '일반음식점',
      businessName: '한마음 식당',
      representativeName: '김영자',
      sidoCode: '4100000000',
      siteAddress: '경기도 수원시 팔달구 가상로 12',
      ...wanted,
    },
  })
}
