import type { Endpoint } from '@hygiene/contracts'
import { z } from 'zod'

/** What looks like the name of a record: no such key may be called plain. */
const NAMES_SOMETHING = /(No|Nos|Id|Ids|id|path|Path|[tT]oken|[cC]ode|[pP]roof|authorization)$/

const keys = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Numbers of what belongs to nobody: places, halls, courses and what they consist of; a door's phone makes up the last two. */
export const SHARED_KEYS = keys(`
  id sidoCode zipProvinceNo venueNo sessionNo courseNo
  lectureNo noticeNo surveyNo questionNo
  deviceNo scanNo`)

/** What is typed, chosen or counted; and secrets, which open what another key of the same input names. */
export const PLAIN_KEYS = keys(`
  page limit searchText site position connectType menuType popupType
  noticeType examType isOnline eduType salesType industryType
  startDate endDate eduDate searchYear searchMonth searchDay
  food_gbn upsoname prsdnt_nm sido_cd start_idx
  name birth phone companyPhone email zipCode address address2
  businessName businessTypeName representative siteName reason
  bank accountNumber holder text choice chosen
  studyTime playedSeconds sequence ipAddress scannedAt cidr endsAt phoneEnd
  userPw newUserPw password proofSecret transferredOn transferNote`)

/** Zip codes end like a code and name a place. */
const PLAIN_AFTER_ALL: ReadonlySet<string> = new Set(['zipCode'])

/** Plain keys that look like a name all the same; empty, or the list above is wrong. */
export function misfiledKeys(plain: Iterable<string> = PLAIN_KEYS): string[] {
  return [...plain].filter((key) => NAMES_SOMETHING.test(key) && !PLAIN_AFTER_ALL.has(key))
}

/** Every key of an input, however deep, into which a caller can write what they like. */
export function openKeys(input: z.ZodType): Set<string> {
  const found = new Set<string>()
  collect(input, null, found)
  return found
}

/** The keys by which an input can name a record that belongs to somebody: a stranger has to be refused on each. */
export function namedKeys({ input }: Pick<Endpoint, 'input'>): string[] {
  return [...openKeys(input)].filter((key) => !SHARED_KEYS.has(key) && !PLAIN_KEYS.has(key)).toSorted()
}

function collect(schema: z.core.$ZodType, key: string | null, found: Set<string>): void {
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape)) collect(field, name, found)
  } else {
    const inner = innerOf(schema)
    for (const part of inner ?? []) collect(part, key, found)
    if (inner === null && key !== null && !isClosed(schema)) found.add(key)
  }
}

/** What a wrapper wraps; null for a value. A chain of steps is as open as its last one that checks something. */
function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] | null {
  if (schema instanceof z.ZodPipe) return [schema.out instanceof z.ZodTransform ? schema.in : schema.out]
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return [schema.unwrap()]
  }
  return null
}

/** A literal, a flag or a choice of ours names nothing. */
function isClosed(schema: z.core.$ZodType): boolean {
  return [z.ZodLiteral, z.ZodEnum, z.ZodBoolean].some((kind) => schema instanceof kind)
}
