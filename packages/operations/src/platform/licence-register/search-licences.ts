import { searchLicences as contract } from '@hygiene/contracts/platform/licence-register/search-licences'
import { maskRepresentative } from '@hygiene/domain/member/account/masking'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'
import { sameProvinceCodes } from '../lookup/province-codes.ts'
import { searchRegister } from './search-register.ts'

const ROWS_PER_ANSWER = 100
const SHORTEST_TEXT = 2
/** Is the value of `food_gbn` for businesses of the Food Sanitation Act. */
const FOOD_REGISTER = '1'

/** Searches our copy of the register by two characters of the name, or by region and representative (specification section 2). */
export const searchLicences = query(contract, async ({ db, input }) => {
  const { food_gbn, upsoname, prsdnt_nm, sido_cd, start_idx, induty_cd } = input
  const isSearchable = isLongEnough(upsoname) || (sido_cd !== '' && isLongEnough(prsdnt_nm))
  if (!isSearchable) return denied('LICENCE_TEXT_TOO_SHORT')
  if (food_gbn !== '' && food_gbn !== FOOD_REGISTER) return { list: [], totalRow: 0 }

  const { licences, total } = await searchRegister(db, {
    industryCode: induty_cd,
    businessName: upsoname,
    representativeName: prsdnt_nm,
    sidoCodes: sido_cd === '' ? null : await sameProvinceCodes(db, sido_cd),
    first: start_idx,
    rows: ROWS_PER_ANSWER,
  })
  return {
    list: licences.map((licence) => ({
      lcns_no: licence.licenceNo,
      busn_type_nm: licence.businessTypeName,
      bssh_nm: licence.businessName,
      prsdnt_nm_secu: maskRepresentative(licence.representativeName),
      site_addr: licence.siteAddress,
      sido_cd: licence.sidoCode,
    })),
    totalRow: total,
  }
})

function isLongEnough(text: string): boolean {
  return Array.from(text.replaceAll(/\s/g, '')).length >= SHORTEST_TEXT
}
