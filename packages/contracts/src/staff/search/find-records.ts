import { certificateStatuses } from '@hygiene/domain/education/certificate/certificate-change'
import { contentKinds } from '@hygiene/domain/content/post/content-kinds'
import { contentStates } from '@hygiene/domain/content/post/content-state'
import { enrolmentStatuses } from '@hygiene/domain/education/enrolment/enrolment-status'
import { inPersonStatuses } from '@hygiene/domain/in-person/enrolment/record-status'
import { inquiryTableStates } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { z } from 'zod'
import { instant, paymentType, text } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { paymentStatus } from '../../money/payment/payment-shape.ts'

/** Limits the rows of one kind; a longer search narrows many matches down. */
export const MOST_FOUND = 8

const matches = ['name', 'business', 'userId', 'phone', 'phoneEnd', 'memberNo', 'licence'] as const
export type MatchedBy = (typeof matches)[number]

const found = <S extends z.ZodType>(row: S) => z.object({ list: z.array(row), hasMore: z.boolean() })

/**
 * Searches the console (Ctrl K): people by phone, its end, id, and parts of their name and business in any order; venues by parts
 * of name and address; records by any of their numbers. Masks names and phones; a branch's employee finds only the branch's
 * sessions and the people booked there. The audit log keeps the words and each person found.
 */
export const findRecords = staffWrites('/api/staff/search/find', {
  label: '검색',
  isView: true,
  permission: 'searchMembers',
  audit: {},
  input: z.object({ text: text(100) }),
  entity: z.object({
    members: found(
      z.object({
        memberNo: z.int(),
        userId: z.string(),
        name: z.string(),
        birth: z.string(),
        phone: z.string(),
        isConnected: z.boolean(),
        lastLoginAt: instant.nullable(),
        businessName: z.string().nullable(),
        matchedBy: z.enum(matches),
      }),
    ),
    orders: found(
      z.object({
        paymentNo: z.int(),
        memberNo: z.int(),
        orderNumber: z.string(),
        orderName: z.string(),
        name: z.string(),
        amountWon: z.int(),
        paymentType,
        status: paymentStatus,
      }),
    ),
    enrolments: found(
      z.object({
        enrolmentNo: z.int(),
        memberNo: z.int(),
        courseName: z.string(),
        businessName: z.string(),
        name: z.string(),
        status: z.enum(enrolmentStatuses),
      }),
    ),
    inPerson: found(
      z.object({
        inPersonEnrolmentNo: z.int(),
        memberNo: z.int(),
        courseName: z.string(),
        businessName: z.string(),
        name: z.string(),
        status: z.enum(inPersonStatuses),
      }),
    ),
    certificates: found(
      z.object({
        certificateNo: z.int(),
        memberNo: z.int(),
        certificateNumber: z.string(),
        name: z.string(),
        status: z.enum(certificateStatuses),
        issuedAt: instant,
      }),
    ),
    courses: found(
      z.object({
        courseNo: z.int(),
        courseName: z.string(),
        edition: z.int(),
        priceWon: z.int(),
      }),
    ),
    posts: found(
      z.object({
        contentNo: z.int(),
        kind: z.enum(contentKinds),
        part: z.int(),
        title: z.string(),
        state: z.enum(contentStates),
      }),
    ),
    venues: found(
      z.object({
        venueNo: z.int(),
        name: z.string(),
        address: z.string(),
        upcoming: z.int(),
      }),
    ),
    sessions: found(
      z.object({
        sessionNo: z.int(),
        venueName: z.string(),
        startsAt: instant,
        status: z.enum(['open', 'cancelled', 'closed']),
      }),
    ),
    inquiries: found(
      z.object({
        inquiryNo: z.int(),
        title: z.string(),
        /** Is null for an anonymous report, like the writer's number. */
        name: z.string().nullable(),
        memberNo: z.int().nullable(),
        tableState: z.enum(inquiryTableStates),
        writtenAt: instant,
      }),
    ),
  }),
  perMinute: 120,
})
