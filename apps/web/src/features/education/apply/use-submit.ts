import { useSend } from '@hygiene/client'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import type { IndustryType } from '@hygiene/domain/text'
import { normalizePhone } from '@hygiene/domain/member/account/phone'
import { showAlert } from '@hygiene/ui'
import { positionOf } from '../../../shared/application-form/applicant.ts'
import { withFiles } from '../../../shared/application-form/application-files.tsx'
import { handPayment } from '../../../shared/begun-payment/handed-payment.ts'
import { useApplyAndPay } from '../../../shared/begun-payment/use-apply-and-pay.ts'
import type { HeldFiles } from '../../../shared/files/picker/use-held-files.ts'
import type { OpenDraft } from '../../../shared/forms/use-draft.ts'
import { go } from '../../../app/router/go.ts'
import type { Draft } from './draft.ts'

export type Submission = {
  isBusy: boolean
  apply: () => void
}

export function useSubmit(
  industryType: IndustryType,
  { draft, clear }: OpenDraft<Draft>,
  files: HeldFiles,
): Submission {
  const paying = useApplyAndPay()
  const send = useSend(applyOnline, {
    refresh: [listOnlineEnrolments, fetchUser, fetchRecentEducation, checkEligibility],
    onDone: async ({ applicationNo }) => {
      const begun = paying.take()
      if (begun) handPayment(applicationNo, begun)
      clear()
      // Back from the payment leads to the list, which contains the application.
      await go('/edu/online/list', { replace: true })
      await go(`/edu/online/payment?applyEduNo=${applicationNo}&paymentType=${draft.paymentType}`)
    },
    onRefused: ({ message }) => {
      paying.giveUp()
      return showAlert(message, { title: '신청하지 못했습니다' })
    },
  })

  return {
    isBusy: send.isPending,
    apply: () =>
      paying.press(() =>
        send.mutateAsync(withFiles({ onlineApplication: beanOf(industryType, draft) }, files)),
      ),
  }
}

function beanOf(industryType: IndustryType, draft: Draft) {
  const {
    privacyConsent: _agreed,
    paymentType: _later,
    taken: _shown,
    isSharedOwner: _asked,
    ...written
  } = draft
  return {
    ...written,
    industryType,
    positionType: positionOf(draft),
    phone: normalizePhone(draft.phone),
    privacyConsent: true as const,
  }
}
