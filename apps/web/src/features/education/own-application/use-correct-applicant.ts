import { useSend } from '@hygiene/client'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { correctApplicant } from '@hygiene/contracts/education/enrolment/correct-applicant'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { readOnlineEnrolment } from '@hygiene/contracts/education/enrolment/read-online-enrolment'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { normalizePhone } from '@hygiene/domain/member/account/phone'
import { askConfirm, showAlert, showToast } from '@hygiene/ui'
import { go } from '../../../app/router/go.ts'
import type { OnlineRecord } from './own-record.ts'
import { correctedOf, type OwnText, type Mode } from './own-text.ts'
import { OTHER_TRADE, TRADE_QUESTION, tradeOf } from './trade-question.ts'

const LIST = '/edu/online/list'
const CHANGED = [listOnlineEnrolments, readOnlineEnrolment, fetchUser, fetchRecentEducation, checkEligibility]

/** Sends the corrected fields. Before payment it sends the whole application under its own number, which keeps its deadline. */
export function useCorrectApplicant({ info, state }: OnlineRecord, mode: Mode) {
  const correct = useSend(correctApplicant, {
    refresh: CHANGED,
    refusedTitle: '고치지 못했습니다',
    onDone: async () => {
      await go(LIST, { replace: true })
      showToast('신청 정보를 고쳤습니다.')
    },
  })
  const change = useSend(applyOnline, {
    refresh: CHANGED,
    refusedTitle: '신청을 변경하지 못했습니다',
    onDone: async ({ price }) => {
      await go(LIST, { replace: true })
      showToast('신청을 변경했습니다.')
      if (price === state.price) return
      await showAlert(`교육비가 ${formatWon(price)}으로 바뀌었습니다. 신청 내역에서 결제해주세요.`, {
        title: '교육비 변경',
      })
    },
  })

  async function send(text: OwnText) {
    const { enrolmentNo } = info
    if (mode === 'correct')
      return correct.mutate({ onlineApplication: { enrolmentNo, ...correctedOf(text) } })
    const industryType = tradeOf(text)
    if (industryType !== info.industryType && !(await askConfirm(TRADE_QUESTION, OTHER_TRADE)))
      return undefined
    return change.mutate({
      onlineApplication: {
        enrolmentNo,
        industryType,
        licenseNumber: text.licenseNumber.trim(),
        sidoCode: text.sidoCode,
        phone: normalizePhone(text.phone),
        privacyConsent: true,
        ...correctedOf(text),
      },
    })
  }
  return { send, isBusy: correct.isPending || change.isPending }
}
