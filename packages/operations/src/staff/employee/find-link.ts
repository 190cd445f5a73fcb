import type { LinkToken, Member } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { judgeLogin } from '@hygiene/domain/member/login/login-clock'
import { oneTimeTokenHash } from '../../member/login/one-time-token.ts'

export type OpenLink = LinkToken & { member: Member; employee: { name: string } }

export async function findLink(db: Queries, authorization: string, now: Date): Promise<OpenLink | null> {
  return db.linkToken.findFirst({
    where: {
      tokenHash: oneTimeTokenHash(authorization),
      usedAt: null,
      expiresAt: { gt: now },
      employee: { disabledAt: null },
      member: { withdrawnAt: null },
    },
    include: { member: true, employee: { select: { name: true } } },
  })
}

export async function isConnected(
  db: Queries,
  memberNo: number,
  applicationId: string,
  now: Date,
): Promise<boolean> {
  const login = await db.login.findFirst({ where: { memberNo, applicationId, endedAt: null } })
  return login !== null && judgeLogin(login, now).allowed
}
