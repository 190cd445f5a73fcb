import { readMyPage as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

const LOGINS_SHOWN = 20

export const readMyPage = implement(contract, async ({ caller, deps }) => {
  const { memberNo, sessionNo } = caller
  const member = await deps.db.member.findUniqueOrThrow({
    where: { memberNo },
    include: { sessions: { orderBy: { loggedInAt: 'desc' }, take: LOGINS_SHOWN } },
  })
  return {
    ...member,
    joinedAt: member.createdAt.toISOString(),
    passwordChangedAt: member.passwordChangedAt?.toISOString() ?? null,
    marketingAgreedAt: member.marketingAgreedAt?.toISOString() ?? null,
    thirdPartyAgreedAt: member.thirdPartyAgreedAt?.toISOString() ?? null,
    logins: member.sessions.map((session) => ({
      ...session,
      loggedInAt: session.loggedInAt.toISOString(),
      endedAt: session.endedAt?.toISOString() ?? null,
      isThis: session.sessionNo === sessionNo,
      isLinked: session.linkedEmployeeNo !== null,
    })),
  }
})
