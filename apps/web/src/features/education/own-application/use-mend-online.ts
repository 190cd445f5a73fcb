import { useSend } from '@hygiene/client'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { correctApplicant } from '@hygiene/contracts/education/enrolment/correct-applicant'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { readOnlineEnrolment } from '@hygiene/contracts/education/enrolment/read-online-enrolment'
import { formatWon, normalizePhone } from '@hygiene/domain'
import { askConfirm, showAlert, showToast } from '@hygiene/ui'
import { go } from '../../../app/router/go.ts'
import type { OnlineRecord } from './own-record.ts'
import { mendedOf, type OwnWords, type Way } from './own-words.ts'
import { OTHER_TRADE, TRADE_QUESTION, tradeOf } from './trade-question.ts'

const LIST = '/edu/online/list'
const CHANGED = [listOnlineEnrolments, readOnlineEnrolment, fetchUser, fetchRecentEducation, checkEligibility]

/** Sends the words put right; before payment the whole application under its own number, which keeps its deadline. */
export function useMendOnline({ info, state }: OnlineRecord, way: Way) {
  const mend = useSend(correctApplicant, {
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

  async function send(words: OwnWords) {
    const { enrolmentNo } = info
    if (way === 'mend') return mend.mutate({ onlineApplication: { enrolmentNo, ...mendedOf(words) } })
    const industryType = tradeOf(words)
    if (industryType !== info.industryType && !(await askConfirm(TRADE_QUESTION, OTHER_TRADE)))
      return undefined
    return change.mutate({
      onlineApplication: {
        enrolmentNo,
        industryType,
        licenseNumber: words.licenseNumber.trim(),
        sidoCode: words.sidoCode,
        phone: normalizePhone(words.phone),
        privacyConsent: true,
        ...mendedOf(words),
      },
    })
  }
  return { send, isBusy: mend.isPending || change.isPending }
}
