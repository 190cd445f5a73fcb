import { LICENCE_NUMBER, licenceNumberSentence } from '@hygiene/domain/education/enrolment/licence-number'
import {
  BoardType,
  IndustryType,
  OnlineType,
  PaymentType,
  PositionType,
  SalesType,
} from '@hygiene/domain/text'
import { z } from 'zod'
import { typedText } from '../forms/text-fields.ts'
import { toOwnNames } from './wire-names.ts'

/** Accepts text, because queries and forms are text; the caller's type stays a number. */
export const wireNumber = z.coerce.number<number | string>()
/** Record numbers have 32 bits: a larger number is malformed input and must not reach the database. */
export const wireInteger = wireNumber.pipe(z.int32())
export const industryTypeField = wireInteger.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))
export const salesTypeField = wireInteger.pipe(z.union([z.literal(1), z.literal(2)]))
/** Accepts any `number` of a row and answers the union of the known kinds; an unknown number fails the answer's schema. */
const oneOf = <const Kinds extends Readonly<Record<string, number>>>(kinds: Kinds) =>
  z.int().pipe(z.enum(kinds))
export const salesType = oneOf(SalesType)
export const industryType = oneOf(IndustryType)
export const onlineType = oneOf(OnlineType)
export const positionType = oneOf(PositionType)
export const paymentType = oneOf(PaymentType)
export const boardType = oneOf(BoardType)
export const recordNo = wireNumber.pipe(z.int().positive().max(2_147_483_647))

export const wireFlag = z.coerce.number<number | string>().pipe(z.union([z.literal(0), z.literal(1)]))

export const wireBoolean = z.union([z.boolean(), wireFlag.transform((flag) => flag === 1)])

export function text(max: number) {
  return z.string().check(...typedText(max))
}

export function jsonBean<S extends z.core.$ZodType>(schema: S) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') return value
    try {
      return toOwnNames(JSON.parse(value))
    } catch {
      context.addIssue({ code: 'custom', message: 'JSON 형식이 올바르지 않습니다.' })
      return z.NEVER
    }
  }, schema) as z.ZodType<z.output<S>, z.input<S>>
}

/** ISO 8601 allows the years 0 and 10000, but JavaScript and PostgreSQL do not. */
const YEARS_KEPT = /^(19|20|21)\d\d-/

export const sentInstant = z.iso
  .datetime({ offset: true, error: '날짜와 시각을 다시 확인해주세요.' })
  .regex(YEARS_KEPT, '날짜와 시각을 다시 확인해주세요.')
export const instant: z.ZodType<string, Date | string> = z.preprocess(
  (at) => (at instanceof Date ? at.toISOString() : at),
  sentInstant,
)
/** Is a Seoul day, YYYY-MM-DD, of the years 1900 to 2199. */
export const day = z.iso.date('날짜를 다시 확인해주세요.').regex(YEARS_KEPT, '날짜를 다시 확인해주세요.')

export const licenceNumber = z.string().trim().regex(LICENCE_NUMBER, licenceNumberSentence)
export const licenceNumberOrNone = z.union(
  [z.string().trim().length(0), licenceNumber],
  licenceNumberSentence,
)
