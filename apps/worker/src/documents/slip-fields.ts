import { printedName } from '@hygiene/domain/printed-text'
import { z } from 'zod'

const printedText = (longest: number): z.ZodString => z.string().trim().min(1).max(longest)
const textOrNone = (longest: number): z.ZodString => z.string().trim().max(longest)
const day = z.iso.date()
const wallTime = z.string().regex(/^\d{2}:\d{2}$/)
const lines = z.array(printedText(120)).min(1).max(5)

export const slipFields = z.object({
  number: z.string().regex(/^\d{1,10}-\d{1,10}$/),
  payload: z.string().regex(/^EDU1(\.\d+){4}\.[\w-]{86}$/),
  eduDate: day,
  startTime: wallTime,
  endTime: wallTime,
  location: printedText(100),
  venueAddress: printedText(150),
  venueAddress2: textOrNone(100),
  directions: textOrNone(300),
  mapUrl: textOrNone(300),
  venuePhone: textOrNone(20),
  userName: printedText(60).overwrite(printedName),
  birthOn: day,
  position: printedText(20),
  businessName: printedText(120),
  /** Is empty in slips frozen before these two fields were printed. */
  representative: textOrNone(60).overwrite(printedName).default(''),
  companyPhone: textOrNone(20).default(''),
  licenceNo: printedText(30),
  address: printedText(160),
  address2: textOrNone(120),
  courseLine: printedText(80),
  priceWon: z.number().int().nonnegative(),
  bring: lines,
  attendance: lines,
  terms: lines,
  branchName: printedText(60),
  branchPhone: textOrNone(20),
  educationName: printedText(20),
  issuedOn: day,
  issuerName: printedText(40),
  sealText: printedText(16),
  sealFileNo: z.uuid().nullish(),
  supportPhone: printedText(30),
  siteHost: printedText(80),
})

export type SlipFields = z.infer<typeof slipFields>
