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

/** Rows of one kind at most: the first of many are told apart by more words. */
export const MOST_FOUND = 8

/** By what a person was found. */
const matches = ['name', 'business', 'userId', 'phone', 'phoneEnd', 'memberNo', 'licence'] as const
export type MatchedBy = (typeof matches)[number]

const found = <S extends z.ZodType>(row: S) => z.object({ list: z.array(row), hasMore: z.boolean() })

/**
 * The search of the console (Ctrl K): people by phone end, phone, id, and by parts of their name and business in any order;
 * venues by parts of name and address; records by any number of theirs. Names and phones are masked; a branch's employee
 * finds the sessions of the branch and who has a seat there. The words and each person found are in the audit log.
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
        /** Of the enrolment that the words name, or the latest one; null: none. */
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
    /** Each course once, by its version in force; for roles that see courses. */
    courses: found(
      z.object({
        courseNo: z.int(),
        courseName: z.string(),
        edition: z.int(),
        priceWon: z.int(),
      }),
    ),
    /** What staff write for visitors, for roles that see it. */
    posts: found(
      z.object({
        contentNo: z.int(),
        kind: z.enum(contentKinds),
        part: z.int(),
        title: z.string(),
        state: z.enum(contentStates),
      }),
    ),
    /** Venues in use, by their name and address. */
    venues: found(
      z.object({
        venueNo: z.int(),
        name: z.string(),
        address: z.string(),
        /** Sessions to come. */
        upcoming: z.int(),
      }),
    ),
    /** The session of a number, or those to come in the venues of the words, the nearest first. */
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
        /** Null of an anonymous report, like the writer's number. */
        name: z.string().nullable(),
        memberNo: z.int().nullable(),
        tableState: z.enum(inquiryTableStates),
        writtenAt: instant,
      }),
    ),
  }),
  perMinute: 120,
})
