import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { onlineTypeLabel } from '@hygiene/domain/text'
import { Prisma } from '@hygiene/db/generated/client'
import {
  designationKeyset,
  findDesignations,
  record,
  stateSql,
} from '../../education/designation/find-designations.ts'
import { labelOf } from '../../kit/list-file.ts'
import type { ExportKind } from './export-kind.ts'

type Choice = Pick<InputOf<typeof listSubmittedDesignations>, 'filter' | 'text'>
const ALL = { filter: {}, text: '' }
const kindOf = (isOnline: Prisma.Sql) => ({
  sql: Prisma.sql`CASE WHEN ${isOnline} THEN 'online' ELSE 'inPerson' END`,
  show: labelOf({ online: onlineTypeLabel[1], inPerson: onlineTypeLabel[2] }),
})

const STUDY = { inProgress: '진행 중', completed: '수료', ended: '취소·환불·만료' }

export const exportedDesignations = (now: Date): ExportKind<Choice> => ({
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
