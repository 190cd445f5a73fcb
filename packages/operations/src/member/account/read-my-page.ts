import { readMyPage as contract } from '@hygiene/contracts/member/account/read-my-page'
import { query } from '../../kit/operation.ts'

const LOGINS_SHOWN = 20
const NOTES_SHOWN = 20

export const readMyPage = query(contract, async ({ actor, db }) => {
  const { memberNo, loginNo } = actor
  const member = await db.member.findUniqueOrThrow({
    where: { memberNo },
    include: {
      logins: { orderBy: { loggedInAt: 'desc' }, take: LOGINS_SHOWN },
      notes: { orderBy: { noteNo: 'desc' }, take: NOTES_SHOWN },
    },
  })
  return {
    ...member,
    joinedAt: member.createdAt,
    passwordChangedAt: member.passwordChangedAt,
    marketingAgreedAt: member.marketingAgreedAt,
    thirdPartyAgreedAt: member.thirdPartyAgreedAt,
    logins: member.logins.map((login) => ({
      ...login,
      loggedInAt: login.loggedInAt,
      endedAt: login.endedAt,
      isThis: login.loginNo === loginNo,
      isLinked: login.linkedEmployeeNo !== null,
    })),
    notes: member.notes.map(({ at, kind, about }) => ({ at, kind, about })),
  }
})
