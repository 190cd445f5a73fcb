import { submitSurvey as contract } from '@hygiene/contracts/education/survey/submit-survey'
import { submitSurvey as submit } from '@hygiene/operations/education/study/submit-survey'
import { implement } from '../../http/implement.ts'
import { Breakage } from '../../http/refusal.ts'

export const submitSurvey = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, surveyResultBean: result } = input
  const submitted = await submit(deps.db, { memberNo: caller.memberNo, enrolmentNo, ...result }, now)
  if (submitted.allowed) return { enrolmentNo, status: submitted.status }
  if (submitted.reason === 'OTHER_SURVEY') throw new Breakage(400, { surveyNo: '다른 해의 설문입니다.' })
  if (submitted.reason === 'MALFORMED') {
    throw new Breakage(400, { [submitted.field]: '설문에 없는 답입니다.' })
  }
  throw refuse(submitted.reason)
})
