import type { Transaction } from '../connect.ts'

/**
 * Locks an application and then its enrolments: whoever pays, cancels, moves or is told about money waits here, also
 * for a test being graded. Always in this order; what holds an enrolment or a session never asks for its application.
 */
export async function lockApplication(db: Transaction, applicationNo: number): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Application" WHERE "applicationNo" = ${applicationNo} FOR UPDATE`
  await db.$queryRaw`
    SELECT 1 FROM "OnlineEnrolment" WHERE "applicationNo" = ${applicationNo} ORDER BY "enrolmentNo" FOR UPDATE`
  await db.$queryRaw`
    SELECT 1 FROM "InPersonEnrolment" WHERE "applicationNo" = ${applicationNo} ORDER BY "inPersonEnrolmentNo" FOR UPDATE`
}
