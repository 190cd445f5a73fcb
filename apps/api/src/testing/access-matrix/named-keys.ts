import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { z } from 'zod'

/** Matches keys that look like the name of a record. Such a key must not be listed as plain. */
const NAMES_SOMETHING = /(No|Nos|Id|Ids|id|path|Path|[tT]oken|[cC]ode|[pP]roof|authorization)$/

const keys = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Lists keys of records without an owner: places, venues, courses and their parts. A phone or a screen generates the last three.
 */
export const SHARED_KEYS = keys(`
  instructorNo id sidoCode zipProvinceNo venueNo sessionNo courseNo
  lectureNo lectureNos noticeNo postNo postNos surveyNo questionNo branchNo
  exceptionNo deviceNo scanNo requestNo videoNo checkNo`)

export const PLAIN_KEYS = keys(`
  page limit freeLimit searchText site position connectType menuType popupType
  noticeType postType examType isOnline eduType salesType industryType
  startDate endDate eduDate searchYear searchMonth searchDay
  upsoname prsdnt_nm sido_cd start_idx
  name birth phone companyPhone email zipCode address address2
  businessName businessTypeName representative siteName reason
  bank accountNumber holder text choice chosen
  studyTime playedSeconds sequence ipAddress scannedAt cidr endsAt
  userPw newUserPw password proofSecret setUpSecret transferredOn transferNote
  inForceOn
  title caption head href version
  operation fromDay toDay
  after peek joinedFrom joinedTo
  service shortName issuerName sealText educationName organisationNumber designationNumber supportPhone
  hours lunch mail bankName bankAccount bankHolder messageSender refusalPhone smsWon lmsWon
  month day receivedWon refundedWon reportedReceivedWon reportedRefundedWon
  number businessNumber invoiceNumber
  from to
  startsAt revision priceWon hours passScore questionCount maxAttempts opensAt closesAt
  clientData attestation authenticatorData signature passkeyName
  edition summary fileName sizeBytes fingerprint captions fromByte partName
  build route at lcp inp cls
  seen`)

/** Exempts zip codes, which end like a code but name a place. */
const PLAIN_AFTER_ALL: ReadonlySet<string> = new Set(['zipCode'])

export function misfiledKeys(plain: Iterable<string> = PLAIN_KEYS): string[] {
  return [...plain].filter((key) => NAMES_SOMETHING.test(key) && !PLAIN_AFTER_ALL.has(key))
}

export function openKeys(input: z.ZodType): Set<string> {
  const found = new Set<string>()
  collect(input, null, found)
  return found
}

export function namedKeys({ input }: Pick<Endpoint, 'input'>): string[] {
  return [...openKeys(input)].filter((key) => !SHARED_KEYS.has(key) && !PLAIN_KEYS.has(key)).toSorted()
}

function collect(schema: z.core.$ZodType, key: string | null, found: Set<string>): void {
  const def = definitionOf(schema)
  if (def.type === 'object') {
    for (const [name, field] of Object.entries(def.shape)) collect(field, name, found)
  } else {
    const inner = innerOf(def)
    for (const part of inner ?? []) collect(part, key, found)
    if (inner === null && key !== null && !CLOSED.has(def.type)) found.add(key)
  }
}

function definitionOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  const { _zod: internals } = schema as z.core.$ZodTypes
  return internals.def
}

/** Returns the schemas inside a wrapper, or null for a value. A pipe is as open as its last step that validates. */
function innerOf(def: z.core.$ZodTypes['_zod']['def']): readonly z.core.$ZodType[] | null {
  if (def.type === 'pipe') return [definitionOf(def.out).type === 'transform' ? def.in : def.out]
  if (def.type === 'array') return [def.element]
  if (def.type === 'union') return def.options
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return [def.innerType]
  return null
}

const CLOSED: ReadonlySet<string> = new Set(['literal', 'enum', 'boolean'])
