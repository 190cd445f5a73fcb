import { type AnswerOf, type findRecords, MOST_FOUND } from '@hygiene/contracts'
import type { Login, Member } from '@hygiene/db'
import { judgeLogin, maskBirthDate, maskName, maskPhone, orderNumber } from '@hygiene/domain'
import type { findCertificates, findInquiries, findOrders, findSessions } from './find-documents.ts'
import type { findInPerson, findOnline } from './find-enrolments.ts'

type Found = AnswerOf<typeof findRecords>
type RowOf<K extends keyof Found> = Found[K]['list'][number]
type Of<F extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>[number]

/** The first rows, and whether there are more. */
export function shown<Row, Shown>(rows: readonly Row[], view: (row: Row) => Shown) {
  return { list: rows.slice(0, MOST_FOUND).map(view), hasMore: rows.length > MOST_FOUND }
}

export function memberRow(member: Member & { logins: Login[] }, now: Date): RowOf<'members'> {
  return {
    ...member,
    name: maskName(member.name),
    birth: maskBirthDate(member.birth),
    phone: maskPhone(member.phone),
    isConnected: member.logins.some((login) => judgeLogin(login, now).allowed),
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
  }
}

export function orderRow({ member, ...order }: Of<typeof findOrders>): RowOf<'orders'> {
  return { ...order, orderNumber: orderNumber(order), name: maskName(member.name) }
}

export function onlineRow({ member, course, ...row }: Of<typeof findOnline>): RowOf<'enrolments'> {
  return { ...row, courseName: course.name, name: maskName(member.name) }
}

export function inPersonRow({ member, course, ...row }: Of<typeof findInPerson>): RowOf<'inPerson'> {
  return { ...row, courseName: course.name, name: maskName(member.name) }
}

export function certificateRow(row: Of<typeof findCertificates>): RowOf<'certificates'> {
  const member = ownerOf(row)
  return {
    ...row,
    memberNo: member?.memberNo ?? 0,
    name: maskName(member?.name ?? ''),
    issuedAt: row.issuedAt.toISOString(),
  }
}

/** The person of a certificate of either kind. */
function ownerOf({ enrolment, inPerson }: Of<typeof findCertificates>): Member | undefined {
  return enrolment?.member ?? inPerson?.member
}

export function sessionRow({ venue, startsAt, ...row }: Of<typeof findSessions>): RowOf<'sessions'> {
  return { ...row, venueName: venue.name, startsAt: startsAt.toISOString() }
}

export function inquiryRow({ member, ...row }: Of<typeof findInquiries>): RowOf<'inquiries'> {
  const writer = row.isAnonymous
    ? { name: null, memberNo: null }
    : { name: maskName(member.name), memberNo: row.memberNo }
  return { ...row, ...writer, writtenAt: row.writtenAt.toISOString() }
}
