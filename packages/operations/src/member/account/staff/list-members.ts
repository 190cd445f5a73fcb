import { listMembers as contract } from '@hygiene/contracts/member/account/staff/list-members'
import { Prisma } from '@hygiene/db/generated/client'
import { readKeyset } from '@hygiene/db/keyset'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { businessShown, findMembers, isConnectedAt, memberKeyset } from '../find-members.ts'
import { type ListedMember, memberView } from '../found-member.ts'
import { operation } from '../../../kit/operation.ts'

type Row = ListedMember & { isConnected: boolean; businessName: string }

/** Those on the page are in the log before they are shown. */
export const listMembers = operation(contract, async ({ db, input, actor, now, log }) => {
  const branches = branchesOf(actor)
  const selection = {
    ...findMembers({ ...input, branches }, now),
    columns: Prisma.sql`m."memberNo", m."userId", m."name", m."birth", m."phone", m."dormantAt", m."verifiedAt", m."createdAt",
      m."lastLoginAt", ${isConnectedAt(now)} AS "isConnected", ${businessShown(input.text, branches)} AS "businessName"`,
  }
  const { rows, ...page } = await readKeyset<Row, (typeof input)['sort']['by']>(
    db,
    memberKeyset,
    selection,
    input,
    now,
  )
  log({ shown: rows.map(({ memberNo }) => memberNo) })
  const list = rows.map((row) => ({
    ...memberView(row, row.isConnected),
    businessName: row.businessName,
  }))
  return { ...page, list }
})
