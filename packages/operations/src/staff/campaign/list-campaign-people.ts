import { listCampaignPeople as contract } from '@hygiene/contracts/staff/campaign/list-campaign-people'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { CampaignLeftOutName, CampaignResult } from '@hygiene/domain/staff/campaign/campaign'
import { maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { CAMPAIGN_RESULT } from './count-results.ts'
import { operation } from '../../kit/operation.ts'

interface Row {
  memberNo: number
  name: string
  phone: string
  result: CampaignResult
  leftOut: CampaignLeftOutName | null
  failure: string | null
  sentAt: Date | null
}

const KEYSET: Keyset<'memberNo'> = {
  sorts: { memberNo: { sql: Prisma.sql`p."memberNo"`, type: 'int' } },
  key: { sql: Prisma.sql`p."memberNo"`, type: 'int' },
}

const QUERY = {
  columns: Prisma.sql`p."memberNo", m."name", p."phone", ${CAMPAIGN_RESULT} AS "result", p."leftOut"::text AS "leftOut",
    coalesce(s."failure", s."undelivered") AS "failure", s."sentAt"`,
  from: Prisma.sql`"CampaignPerson" p JOIN "Member" m USING ("memberNo") LEFT JOIN "Message" s USING ("messageNo")`,
}

export const listCampaignPeople = operation(contract, async ({ input, db, now, log }) => {
  const { campaignNo, result } = input.filter
  const where = [
    Prisma.sql`p."campaignNo" = ${campaignNo}`,
    ...(result ? [Prisma.sql`${CAMPAIGN_RESULT} = ${result}`] : []),
  ]
  const { rows, ...page } = await readKeyset<Row, 'memberNo'>(db, KEYSET, { ...QUERY, where }, input, now)
  log({ shown: rows.map(({ memberNo }) => memberNo) })
  return { ...page, list: rows.map(view) }
})

function view({ name, phone, sentAt, ...row }: Row) {
  return {
    ...row,
    name: maskName(name),
    phone: phone === '' ? '' : maskPhone(phone),
    sentAt,
  }
}
