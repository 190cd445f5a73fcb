import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { addEmployee } from '@hygiene/testing'
import { hash, later, type Planter } from './planter.ts'

let employees = 0

export function staffPlanters(db: PrismaClient, memberNo: () => Promise<number>): Record<string, Planter> {
  const staff = async () => {
    employees += 1
    return addEmployee(db, { loginId: `oldemployee${employees}`, totpKey: '0'.repeat(64) })
  }
  const file = async (uploadedAt: Date) => ({
    kind: 'oldRecords',
    employeeNo: (await staff()).employeeNo,
    ipAddress: '127.0.0.1',
    fileName: '이전 이력.csv',
    format: 'csv',
    fileNo: randomUUID(),
    sizeBytes: 10,
    sha256: hash(),
    status: 'done' as const,
    uploadedAt,
  })
  return {
    'proofs LinkToken': async (at) =>
      db.linkToken.create({
        data: {
          tokenHash: hash(),
          employeeNo: (await staff()).employeeNo,
          memberNo: await memberNo(),
          reason: '전화 문의',
          createdAt: at,
          expiresAt: later(at),
        },
      }),
    'proofs EmployeePhoneCode': async (at) =>
      db.employeePhoneCode.create({
        data: { employeeNo: (await staff()).employeeNo, phone: '01012345678', codeHash: hash(), endsAt: at },
      }),
    'staffLogins StaffLogin': async (at) =>
      db.staffLogin.create({
        data: {
          loginNo: randomUUID(),
          employeeNo: (await staff()).employeeNo,
          startedAt: at,
          extendedAt: at,
          ipAddress: '127.0.0.1',
        },
      }),
    'instructors Instructor': (at) =>
      db.instructor.create({
        data: {
          name: '윤강의',
          subjects: ['식중독 예방'],
          endedAt: at,
          changedAt: at,
          qualifications: { create: { qualification: '식품기술사', issuedOn: at } },
        },
      }),
    'staffActions AuditEntry': (at) =>
      db.auditEntry.create({
        data: {
          at,
          consoleUser: 'operator',
          operation: 'listMembers',
          reason: '전화 문의',
          ipAddress: '127.0.0.1',
        },
      }),
    'staffActions MemberCase': async (at) =>
      db.memberCase.create({
        data: {
          employeeNo: (await staff()).employeeNo,
          memberNo: await memberNo(),
          purpose: 'study',
          text: '전화 문의',
          openedAt: new Date(at.getTime() - 1000),
          endsAt: at,
        },
      }),
    'approvals Approval': async (at) =>
      db.approval.create({
        data: {
          kind: 'changeRole',
          subject: `employee ${randomUUID()}`,
          facts: {},
          fingerprint: hash(),
          shown: {},
          memberNos: [],
          makerNo: (await staff()).employeeNo,
          barredNos: [],
          reasonCode: 'moved',
          text: '부서 이동',
          askedAt: new Date(at.getTime() - 1000),
          endsAt: later(at),
          status: 'expired',
          decidedAt: at,
        },
      }),
    'messages StaffText': async (at) =>
      db.staffText.create({
        data: { employeeNo: (await staff()).employeeNo, body: '점검 안내입니다.', writtenAt: at },
      }),
    'campaigns Campaign': async (at) =>
      db.campaign.create({
        data: {
          kind: 'notice',
          title: '점검',
          body: '점검 안내입니다.',
          text: '[외식업 위생교육] 점검 안내입니다.',
          perMinute: 200,
          status: 'done',
          employeeNo: (await staff()).employeeNo,
          createdAt: at,
        },
      }),
    'messages BulkOperation': async (at) =>
      db.bulkOperation.create({
        data: {
          kind: 'extend',
          screen: 'enrolments',
          setNo: randomUUID(),
          conditions: {},
          employeeNo: (await staff()).employeeNo,
          untilOn: '2027-01-15',
          reason: '점검',
          rowCount: 1,
          leftCount: 0,
          status: 'done',
          orderedAt: at,
          rows: { create: { subjectNo: 1, setKey: 'o1', outcome: 'done', doneAt: at } },
        },
      }),
    'imports StaffImport': async (at) =>
      db.staffImport.create({
        data: {
          ...(await file(at)),
          rows: { create: { rowAt: 1, cells: ['2017-1'] } },
        },
      }),
    'deposits BankDeposit': async (at) => {
      const { importNo } = await db.staffImport.create({ data: { ...(await file(at)), destroyedAt: at } })
      return db.bankDeposit.create({
        data: {
          importNo,
          statementKey: hash(),
          depositedAt: at,
          amountWon: 36_000,
          depositorName: '김춘자',
          match: 'none',
          settledAt: at,
          recordedAt: at,
        },
      })
    },
    'frozenSets StaffSet': async (at) =>
      db.staffSet.create({
        data: {
          setNo: crypto.randomUUID(),
          employeeNo: (await staff()).employeeNo,
          screen: 'members',
          conditions: {},
          rowCount: 1,
          frozenAt: new Date(at.getTime() - 86_400_000),
          endsAt: at,
          rows: { create: { key: '1' } },
        },
      }),
  }
}
