import { actStates } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, instant } from '../kit/index.ts'
import { studyGuard } from '../online/study-guard-shape.ts'

/** Which of the other fields are there follows from the state. */
const nextAct = z.object({
  state: z.enum(actStates),
  deadlineAt: instant.nullable(),
  isInPerson: z.boolean(),
  salesType: z.int(),
  industryType: z.int(),
  year: z.int(),
  hours: z.int(),
  /** In Won, of the whole application. */
  price: z.int(),
  businessName: z.string(),
  /** Further places of business in the same application. */
  otherPlaces: z.int(),
  applicationNo: z.int().nullable(),
  enrolmentNo: z.int().nullable(),
  inPersonEnrolmentNo: z.int().nullable(),
  study: z
    .object({
      /** The lecture to go on with, its place in the course, and the second; null when all are seen. */
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
  /** Bank and holder as the gateway names them. */
  account: z
    .object({
      paymentId: z.string(),
      bank: z.string(),
      accountNumber: z.string(),
      holder: z.string().nullable(),
    })
    .nullable(),
  day: z.object({ startsAt: instant, endsAt: instant, location: z.string(), address: z.string() }).nullable(),
  guard: studyGuard,
  completion: z.object({ completedAt: instant, certificateNumber: z.string().nullable() }).nullable(),
})

/**
 * What the caller can do now in each education that is under way or was completed this year, the nearest deadline first,
 * so never an empty list: home shows the first as a card. Ours; `now` is the server's clock, by which days are counted.
 */
export const listNextActs = endpoint({
  operation: 'listNextActs',
  methods: ['GET'],
  path: '/api/user/nextActs',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ now: instant, list: z.array(nextAct) }),
  // Home asks again and again while a deposit is awaited.
  extendsLogin: false,
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'look',
})
