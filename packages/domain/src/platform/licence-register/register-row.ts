import { maskRepresentative } from '../../member/account/masking.ts'
import { industryTypeOfTrade, isLicenceNumber } from '../../education/enrolment/licence-number.ts'
import { seoulDay, type SeoulDay } from '../../time/seoul-day.ts'

export const REGISTER_TRADES = ['일반음식점', '집단급식소', '위탁급식영업'] as const

/** Limits the hits counted beyond the requested row; as a total it means «at least so many». */
export const LICENCES_COUNTED = 1_000

export interface RegisteredLicence {
  licenceNo: string
  businessTypeName: string
  businessName: string
  representativeName: string
  siteAddress: string
  sidoCode: string
  changedOn: SeoulDay | null
}

export type RowFault = 'shape' | 'number' | 'trade' | 'name' | 'representative' | 'address' | 'province'

export interface NamedProvince {
  code: string
  name: string
}

const LONGEST = { name: 120, representative: 40, address: 250 } as const

/**
 * Reads one row of the service I2500: cleans spaces and control characters, and refuses a row that names no business of ours,
 * with its fault. The service writes the address as `ADDR` or `SITE_ADDR`.
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

/** Keeps the full spelling: the register's masked name replaces it only if it belongs to another person. */
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

function dayOf(text: string): SeoulDay | null {
  const [, year, month, day] = /^(\d{4})[-.]?(\d{2})[-.]?(\d{2})$/.exec(text) ?? []
  if (year === undefined) return null
  const written = `${year}-${month}-${day}`
  const at = new Date(`${written}T00:00:00+09:00`)
  return Number.isNaN(at.getTime()) || seoulDay(at) !== written ? null : written
}

function provinceOf(address: string, provinces: readonly NamedProvince[]): string | undefined {
  const [word = ''] = address.split(' ')
  const inFull = provinces.find(({ name }) => name === word)
  return (inFull ?? provinces.find(({ name }) => shortNameOf(name) === word))?.code
}

export function shortNameOf(name: string): string {
  return /^(충청|전라|경상)[남북]도$/.test(name) ? `${name[0]}${name[2]}` : name.slice(0, 2)
}
