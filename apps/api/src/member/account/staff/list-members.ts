import { listMembers as contract } from '@hygiene/contracts/member/account/staff/list-members'
import { Prisma, readKeyset } from '@hygiene/db'
import { branchesOf } from '@hygiene/domain'
import {
  businessShown,
  findMembers,
  isConnectedAt,
  memberKeyset,
} from '@hygiene/operations/member/account/find-members'
import { auditListed } from '../../../http/audit-listed.ts'
import { type ListedMember, memberView } from '../../../http/found-member.ts'
import { implement } from '../../../http/implement.ts'

type Row = ListedMember & { isConnected: boolean; businessName: string }

/** Those on the page are in the log before they are shown. */
export const listMembers = implement(contract, async (call) => {
  const { input, caller, deps, now } = call
  const branches = branchesOf(caller)
  const query = {
    ...findMembers({ ...input, branches }, now),
    columns: Prisma.sql`m."memberNo", m."userId", m."name", m."birth", m."phone", m."dormantAt", m."verifiedAt", m."createdAt",
      m."lastLoginAt", ${isConnectedAt(now)} AS "isConnected", ${businessShown(input.text, branches)} AS "businessName"`,
  }
  const { rows, ...page } = await readKeyset<Row, (typeof input)['sort']['by']>(
    deps.db,
    memberKeyset,
    query,
    input,
    now,
  )
  await auditListed(
    call,
    contract.operation,
    rows.map(({ memberNo }) => memberNo),
  )
  const list = rows.map((row) => ({
    ...memberView(row, row.isConnected),
    businessName: row.businessName,
  }))
  return { ...page, list }
})
