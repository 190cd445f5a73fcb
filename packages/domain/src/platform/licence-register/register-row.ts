import { maskRepresentative } from '../../member/account/masking.ts'
import { industryTypeOfTrade, isLicenceNumber } from '../../education/enrolment/licence-number.ts'
import { seoulDay, type SeoulDay } from '../../time/seoul-day.ts'

/** The trades of this association, as the register names them. */
export const REGISTER_TRADES = ['일반음식점', '집단급식소', '위탁급식영업'] as const

/** Hits of a search counted beyond the row asked for: as a total it means «at least so many». */
export const LICENCES_COUNTED = 1_000

/** A business of the register that can be kept. */
export interface RegisteredLicence {
  licenceNo: string
  businessTypeName: string
  businessName: string
  /** As the register gives it, which may be masked («김**»). */
  representativeName: string
  siteAddress: string
  /** Code of the province, 10 digits. */
  sidoCode: string
  /** The day of its last change in the register; null where the row names none. */
  changedOn: SeoulDay | null
}

export type RowFault = 'shape' | 'number' | 'trade' | 'name' | 'representative' | 'address' | 'province'

/** A province of the table of regions, also one that was replaced: old rows name it. */
export interface NamedProvince {
  code: string
  name: string
}

const LONGEST = { name: 120, representative: 40, address: 250 } as const

/**
 * Reads one row of the service I2500: spaces and control characters are put right, a row that names no business of ours is
 * refused with its fault. The service writes the address as `ADDR` or `SITE_ADDR`.
 */
export function readRegisterRow(
  row: unknown,
  provinces: readonly NamedProvince[],
): RegisteredLicence | RowFault {
  if (typeof row !== 'object' || row === null) return 'shape'
  const fields: Readonly<Record<string, unknown>> = { ...row }
  const licenceNo = clean(fields['LCNS_NO'])
  if (!isLicenceNumber(licenceNo)) return 'number'
  const businessTypeName = clean(fields['INDUTY_CD_NM'])
  if (businessTypeName.length > 40 || industryTypeOfTrade(businessTypeName) === null) return 'trade'
  const businessName = clean(fields['BSSH_NM'])
  if (businessName === '' || businessName.length > LONGEST.name) return 'name'
  const representativeName = clean(fields['PRSDNT_NM'])
  if (representativeName.length > LONGEST.representative) return 'representative'
  const siteAddress = clean(fields['ADDR']) || clean(fields['SITE_ADDR'])
  if (siteAddress === '' || siteAddress.length > LONGEST.address) return 'address'
  const sidoCode = provinceOf(siteAddress, provinces)
  if (sidoCode === undefined) return 'province'
  const changedOn = dayOf(clean(fields['CHNG_DT']))
  return { licenceNo, businessTypeName, businessName, representativeName, siteAddress, sidoCode, changedOn }
}

/** The fuller spelling of a name: the register's masked one takes the place of another person's name only. */
export function keptRepresentative(before: string, listed: string): string {
  return maskRepresentative(before) === listed ? before : listed
}

function clean(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value)
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
}

/** «20261123», «2026-11-23» or «2026.11.23»; null for any text that is no day. */
function dayOf(text: string): SeoulDay | null {
  const [, year, month, day] = /^(\d{4})[-.]?(\d{2})[-.]?(\d{2})$/.exec(text) ?? []
  if (year === undefined) return null
  const written = `${year}-${month}-${day}`
  const at = new Date(`${written}T00:00:00+09:00`)
  return Number.isNaN(at.getTime()) || seoulDay(at) !== written ? null : written
}

/** The province by the first word of an address, in full or as people shorten it («서울», «충북»). */
function provinceOf(address: string, provinces: readonly NamedProvince[]): string | undefined {
  const [word = ''] = address.split(' ')
  const inFull = provinces.find(({ name }) => name === word)
  return (inFull ?? provinces.find(({ name }) => shortNameOf(name) === word))?.code
}

/** «충청북도» is «충북», «서울특별시» is «서울». */
export function shortNameOf(name: string): string {
  return /^(충청|전라|경상)[남북]도$/.test(name) ? `${name[0]}${name[2]}` : name.slice(0, 2)
}
