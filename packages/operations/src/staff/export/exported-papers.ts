import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import type { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { Prisma } from '@hygiene/db/generated/client'
import { certificateKeyset, findCertificates } from '../../education/certificate/find-certificates.ts'
import {
  designationKeyset,
  findDesignations,
  record,
  stateSql,
} from '../../education/designation/find-designations.ts'
import { courseColumns, KIND_LABEL } from './exported-enrolments.ts'
import { labelOf } from '../../kit/list-file.ts'
import type { ExportKind } from './export-kind.ts'

type Choice<C extends typeof listCertificates | typeof listSubmittedDesignations> = Pick<
  InputOf<C>,
  'filter' | 'text'
>
const ALL = { filter: {}, text: '' }
const kindOf = (isOnline: Prisma.Sql) => ({
  sql: Prisma.sql`CASE WHEN ${isOnline} THEN 'online' ELSE 'inPerson' END`,
  show: labelOf(KIND_LABEL),
})
const either = (column: string) => Prisma.raw(`coalesce(e."${column}", i."${column}")`)

export const exportedCertificates: ExportKind<Choice<typeof listCertificates>> = {
  screen: 'certificates',
  key: certificateKeyset.key,
  found: findCertificates,
  reach: () => findCertificates(ALL),
  memberNo: either('memberNo'),
  columns: {
    issuedAt: { sql: Prisma.sql`c."issuedAt"` },
    certificateNumber: { sql: Prisma.sql`c."certificateNumber"` },
    edition: { sql: Prisma.sql`c."edition"` },
    name: { sql: Prisma.sql`c."frozen"->>'userName'` },
    businessName: { sql: Prisma.sql`c."frozen"->>'businessName'` },
    kind: kindOf(Prisma.sql`c."enrolmentNo" IS NOT NULL`),
    ...courseColumns(either('year'), either('salesType')),
    status: { sql: Prisma.sql`CASE WHEN c."status" = 'valid' THEN '유효' ELSE '효력 취소' END` },
    drawing: {
      sql: Prisma.sql`CASE WHEN c."fileNo" IS NOT NULL THEN '만들어짐' WHEN c."failure" IS NULL THEN '만드는 중' ELSE '만들기 실패' END`,
    },
    verificationNumber: { sql: Prisma.sql`c."verificationNumber"` },
  },
}

const STUDY = { inProgress: '진행 중', completed: '수료', ended: '취소·환불·만료' }

export const exportedDesignations = (now: Date): ExportKind<Choice<typeof listSubmittedDesignations>> => ({
  screen: 'designations',
  key: designationKeyset.key,
  found: (choice) => findDesignations(choice, now),
  reach: () => findDesignations(ALL, now),
  memberNo: record('memberNo'),
  columns: {
    submittedAt: { sql: Prisma.sql`f."createdAt"` },
    businessName: { sql: record('businessName') },
    name: { sql: record('userName') },
    licenceNo: { sql: record('licenceNo') },
    kind: kindOf(Prisma.sql`o."enrolmentNo" IS NOT NULL`),
    year: { sql: record('year') },
    courseName: { sql: Prisma.sql`k."name"` },
    state: { sql: stateSql(now), show: labelOf(STUDY) },
    verdict: {
      sql: Prisma.sql`CASE WHEN v."verdictNo" IS NULL THEN '확인 기다림' WHEN v."isAccepted" THEN '받음' ELSE '다시 요청함' END`,
    },
    sentence: { sql: Prisma.sql`v."sentence"` },
    decidedAt: { sql: Prisma.sql`v."decidedAt"` },
  },
})
