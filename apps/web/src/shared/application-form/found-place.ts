import type { FoundLicence } from '../licence-search/found-licence.ts'
import { type Place, takenOver } from './place.ts'
import { mayBeName, type Province, provinceOf } from './provinces.ts'

/**
 * Returns a place from the register. A masked name must be typed, because a guess would be printed on a certificate; a name typed
 * earlier is kept if it matches the mask.
 */
export function foundPlace(
  licence: FoundLicence,
  before: Pick<Place, 'representative' | 'taken'>,
  provinces: readonly Province[],
): Place {
  const { lcns_no, bssh_nm, busn_type_nm, prsdnt_nm_secu, site_addr, sido_cd } = licence
  const place = {
    beforeReport: false,
    licenseNumber: lcns_no,
    businessName: bssh_nm,
    businessTypeName: busn_type_nm,
    representative: isMasked(prsdnt_nm_secu) ? writtenName(prsdnt_nm_secu, before) : prsdnt_nm_secu,
    address: site_addr,
    address2: '',
    zipCode: '',
    sidoCode: provinceOf(sido_cd, site_addr, provinces),
  }
  return takenOver(place, prsdnt_nm_secu)
}

function writtenName(
  printed: string,
  { representative, taken }: Pick<Place, 'representative' | 'taken'>,
): string {
  return taken === null && mayBeName(printed, representative) ? representative : ''
}

export function isMasked(printedName: string): boolean {
  return printedName.includes('*')
}
