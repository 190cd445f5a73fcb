import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { type findRecords, MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import { maskBirthDate, maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import type { findCertificates, findInquiries, findOrders } from './find-documents.ts'
import type { findInPerson, findOnline } from './find-enrolments.ts'
import type { FoundPerson } from './find-people.ts'
import type { findSessions } from './find-venues.ts'

type Found = AnswerOf<typeof findRecords>
type RowOf<K extends keyof Found> = Found[K]['list'][number]
type Of<F extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>[number]

export function shown<Row, Shown>(rows: readonly Row[], view: (row: Row) => Shown) {
  return { list: rows.slice(0, MOST_FOUND).map(view), hasMore: rows.length > MOST_FOUND }
}

export function memberRow(member: FoundPerson): RowOf<'members'> {
  return {
    ...member,
    name: maskName(member.name),
    birth: maskBirthDate(member.birth),
    phone: maskPhone(member.phone),
    lastLoginAt: member.lastLoginAt,
  }
}

export function orderRow(order: Of<typeof findOrders>): RowOf<'orders'> {
  return { ...order, orderNumber: orderNumber(order), name: maskName(order.name) }
}

export function onlineRow(row: Of<typeof findOnline>): RowOf<'enrolments'> {
  return { ...row, name: maskName(row.name) }
}

export function inPersonRow(row: Of<typeof findInPerson>): RowOf<'inPerson'> {
  return { ...row, name: maskName(row.name) }
}

export function certificateRow(row: Of<typeof findCertificates>): RowOf<'certificates'> {
  return { ...row, name: maskName(row.name), issuedAt: row.issuedAt }
}

export function sessionRow(row: Of<typeof findSessions>): RowOf<'sessions'> {
  return row
}

export function inquiryRow({ member, ...row }: Of<typeof findInquiries>): RowOf<'inquiries'> {
  const writer = row.isAnonymous
    ? { name: null, memberNo: null }
    : { name: maskName(member.name), memberNo: row.memberNo }
  return { ...row, ...writer, writtenAt: row.writtenAt }
}
