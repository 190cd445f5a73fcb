import { APPLICATION_ID } from '@hygiene/contracts/kit/envelope'
import { join as contract } from '@hygiene/contracts/member/account/join'
import { join as open } from '@hygiene/operations/member/account/join'
import { answerLogin } from '../../http/answer-login.ts'
import { implement } from '../../http/implement.ts'

export const join = implement(contract, async (call) => {
  const { input, deps, now, network, ipAddress, userAgent, refuse } = call
  const { identityVerificationId, proofSecret, userPw: password, ...wanted } = input
  const proof = { identityVerificationId, proofSecret }
  const device = { applicationId: APPLICATION_ID, network, ipAddress, userAgent }
  const joined = await open(deps, { ...wanted, password, proof, device }, now)
  if (!joined.allowed) throw refuse(joined.reason)
  const { member, login, formerRecords } = joined
  const { userId, name } = member
  return { userId, name, formerRecords, login: login && answerLogin(call, member, login) }
})
