import { actionStates } from '@hygiene/domain/member/next-action/next-action'
import { owedMoneyStates } from '@hygiene/domain/money/refund/owed-money'
import { z } from 'zod'
import { instant, salesType } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { movedSeat } from '../../in-person/enrolment/in-person-shape.ts'
import { studyGuard } from '../../education/enrolment/study-guard-shape.ts'

const nextAction = z.object({
  state: z.enum(actionStates),
  deadlineAt: instant.nullable(),
  isInPerson: z.boolean(),
  salesType,
  /** Is 0 for a member who has not applied for a course yet. */
  industryType: z.int().pipe(z.literal([0, 1, 2, 3])),
  year: z.int(),
  hours: z.int(),
  /** Is in won for the whole application. */
  price: z.int(),
  businessName: z.string(),
  otherPlaces: z.int(),
  applicationNo: z.int().nullable(),
  enrolmentNo: z.int().nullable(),
  inPersonEnrolmentNo: z.int().nullable(),
  study: z
    .object({
      /** Names the lecture to continue with, its position and the second; is null when all lectures are seen. */
      lecture: z.object({ lectureNo: z.int(), order: z.int(), fromSeconds: z.int() }).nullable(),
      lectureCount: z.int(),
      finishedCount: z.int(),
      totalSeconds: z.int(),
      studiedSeconds: z.int(),
      surveyQuestionCount: z.int(),
      examQuestionCount: z.int(),
      passScore: z.int(),
    })
    .nullable(),
  account: z
    .object({
      paymentId: z.string(),
      bank: z.string(),
      accountNumber: z.string(),
      holder: z.string().nullable(),
    })
    .nullable(),
  day: z
    .object({
      startsAt: instant,
      endsAt: instant,
      location: z.string(),
      address: z.string(),
      phone: z.string(),
      mapUrl: z.string(),
      mayChange: z.boolean(),
      moved: movedSeat.nullable(),
    })
    .nullable(),
  waiting: z.object({ waitingNo: z.int(), ahead: z.int() }).nullable(),
  guard: studyGuard,
  completion: z.object({ completedAt: instant, certificateNumber: z.string().nullable() }).nullable(),
})

/** Money returns to the caller outside a cancellation when it came too late or the gateway refused to return it. */
const owedMoney = z.object({
  state: z.enum(owedMoneyStates),
  paymentNo: z.int(),
  orderName: z.string(),
  amount: z.int(),
  paidAt: instant,
  isInPerson: z.boolean(),
  needsAccount: z.boolean(),
})

/**
 * Returns what the caller can do next in each education that is under way or was completed this year, the nearest deadline first.
 * The list is never empty: home shows the first as a card. `now` is the server's clock, by which days are counted.
 */
export const listNextActions = memberReads('/api/user/nextActions', {
  input: z.object({}),
  entity: z.object({ now: instant, list: z.array(nextAction), money: z.array(owedMoney) }),
  // Home polls while a deposit is awaited.
  extendsLogin: false,
  helper: 'view',
})
