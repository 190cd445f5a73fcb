import type { IndustryType } from '../../text.ts'
import { licenceKey } from '../../education/enrolment/licence-number.ts'
import { tradeOf } from '../../education/enrolment/education-records.ts'
import { maskRepresentative } from '../../member/account/masking.ts'
import { type RegisteredLicence, shortNameOf } from './register-row.ts'

export const licenceCheckCauses = ['typed', 'changed'] as const

export const licenceCheckOutcomes = ['confirmed', 'corrected', 'askedAgain', 'matched'] as const
export type LicenceCheckOutcome = (typeof licenceCheckOutcomes)[number]

export interface TypedPlace {
  industryType: IndustryType
  licenceNo: string
  businessName: string
  representative: string
  address: string
  address2: string
}

export const placeFacts = ['licenceNo', 'businessName', 'representative', 'address', 'trade'] as const
export type PlaceFact = (typeof placeFacts)[number]

type Listed = Pick<
  RegisteredLicence,
  'licenceNo' | 'businessName' | 'representativeName' | 'siteAddress' | 'businessTypeName'
>

/**
 * Returns the facts in which a place differs from a row of the register; a masked name differs only if it cannot belong to the
 * same person.
 */
export function placeDifferences(typed: TypedPlace, listed: Listed): PlaceFact[] {
  const isSame: Record<PlaceFact, boolean> = {
    licenceNo: licenceKey(typed.licenceNo) === licenceKey(listed.licenceNo),
    businessName: bare(typed.businessName) === bare(listed.businessName),
    representative: isSamePerson(typed.representative, listed.representativeName),
    address: isSameAddress(`${typed.address} ${typed.address2}`, listed.siteAddress),
    trade:
      tradeOf({ businessTypeName: listed.businessTypeName, industryType: typed.industryType }) === 'ours',
  }
  return placeFacts.filter((fact) => !isSame[fact])
}

/** Returns the keys one typing error away: one digit changed, missing or added, or two neighbours swapped. */
export function nearLicenceKeys(key: string): string[] {
  const near = new Set<string>()
  for (let at = 0; at <= key.length; at += 1) {
    const [before, digit = '', after] = [key.slice(0, at), key[at], key.slice(at + 1)]
    if (digit !== '') near.add(before + after)
    if (after !== '') near.add(`${before}${after[0]}${digit}${after.slice(1)}`)
    for (const other of '0123456789') {
      near.add(before + other + digit + after)
      if (digit !== '') near.add(before + other + after)
    }
  }
  near.delete(key)
  return [...near]
}

const bare = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]/gu, '')

function isSamePerson(typed: string, listed: string): boolean {
  const [one, other] = [typed, listed].map((name) => name.normalize('NFC').replaceAll(/\s/g, ''))
  return one === other || maskRepresentative(one ?? '') === other
}

/** One address may say more: a floor, or quarter names in brackets; «12», «121» and «12-3» are three houses. */
function isSameAddress(typed: string, listed: string): boolean {
  const [short = [], long = []] = [typed, listed].map(partsOf).toSorted((a, b) => a.length - b.length)
  return short.length > 0 && short.every((part, at) => part === long[at])
}

/** Splits into runs of letters without spaces, and numbers: «가상로 12, 1층» is «가상로», «12», «1», «층». */
function partsOf(address: string): string[] {
  const [province = '', ...rest] = address
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|,/g, ' ')
    .trim()
    .split(/\s+/)
  const wording = [shortNameOf(province), ...rest].join(' ').replaceAll(/(?<!\d) (?!\d)/g, '')
  return wording.match(/\d[\d-]*|[^\d\s]+/g) ?? []
}
