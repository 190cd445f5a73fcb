import type { FoundLicence } from '../licence-search/found-licence.ts'
import type { Place } from './place.ts'
import { mayBeName, type Province, provinceOf } from './provinces.ts'

/** A place as the register knows it. A name printed with stars is the applicant's where it can be, else left to be written. */
export function foundPlace(
  licence: FoundLicence,
  applicantName: string,
  provinces: readonly Province[],
): Place {
  const { lcns_no, bssh_nm, busn_type_nm, prsdnt_nm_secu, site_addr, sido_cd } = licence
  return {
    beforeReport: false,
    licenseNumber: lcns_no,
    businessName: bssh_nm,
    businessTypeName: busn_type_nm,
    representative: nameOf(prsdnt_nm_secu, applicantName),
    address: site_addr,
    address2: '',
    zipCode: '',
    sidoCode: provinceOf(sido_cd, site_addr, provinces),
  }
}

function nameOf(printed: string, applicantName: string): string {
  if (mayBeName(printed, applicantName)) return applicantName
  return printed.includes('*') ? '' : printed
}
