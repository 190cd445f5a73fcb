import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import type { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import type { listExemptions } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { Prisma } from '@hygiene/db/generated/client'
import { exemptionGroundLabel } from '@hygiene/domain/education/exemption/exemption'
import { industryTypeLabel } from '@hygiene/domain/text'
import { certificateKeyset, findCertificates } from '../../education/certificate/find-certificates.ts'
import {
  designationKeyset,
  findDesignations,
  record,
  stateSql,
} from '../../education/designation/find-designations.ts'
import { exemptionKeyset, findExemptions } from '../../education/exemption/find-exemptions.ts'
import { courseColumns, KIND_LABEL } from './exported-enrolments.ts'
import { type ExportKind, wordOf } from './export-kind.ts'

type Choice<C extends typeof listCertificates | typeof listExemptions | typeof listSubmittedDesignations> =
  Pick<InputOf<C>, 'filter' | 'text'>
const ALL = { filter: {}, text: '' }
const kindOf = (isOnline: Prisma.Sql) => ({
  sql: Prisma.sql`CASE WHEN ${isOnline} THEN 'online' ELSE 'inPerson' END`,
  show: wordOf(KIND_LABEL),
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

export const exportedExemptions: ExportKind<Choice<typeof listExemptions>> = {
  screen: 'exemptions',
  key: exemptionKeyset.key,
  found: findExemptions,
  reach: () => findExemptions(ALL),
  memberNo: Prisma.sql`x."memberNo"`,
  columns: {
    ground: { sql: Prisma.sql`x."ground"::text`, show: wordOf(exemptionGroundLabel) },
    name: { sql: Prisma.sql`m."name"` },
    ...courseColumns(Prisma.sql`x."year"`, Prisma.sql`x."salesType"`),
    industryType: { sql: Prisma.sql`x."industryType"`, show: wordOf(industryTypeLabel) },
    licenceNo: { sql: Prisma.sql`nullif(x."licenceNo", '')` },
    institution: { sql: Prisma.sql`x."institution"` },
    state: { sql: Prisma.sql`CASE WHEN x."endedAt" IS NULL THEN '인정 중' ELSE '거둠' END` },
    grantedAt: { sql: Prisma.sql`x."grantedAt"` },
    endedAt: { sql: Prisma.sql`x."endedAt"` },
    endedText: { sql: Prisma.sql`x."endedText"` },
    approvalNo: { sql: Prisma.sql`x."approvalNo"` },
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
    state: { sql: stateSql(now), show: wordOf(STUDY) },
    verdict: {
      sql: Prisma.sql`CASE WHEN v."verdictNo" IS NULL THEN '확인 기다림' WHEN v."isAccepted" THEN '받음' ELSE '다시 요청함' END`,
    },
    sentence: { sql: Prisma.sql`v."sentence"` },
    decidedAt: { sql: Prisma.sql`v."decidedAt"` },
  },
})
