import { useSend } from '@hygiene/client'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import type { RefusalName } from '@hygiene/contracts/refusals/table'
import { normalizePhone } from '@hygiene/domain/member/account/phone'
import { SalesType } from '@hygiene/domain/text'
import { showAlert } from '@hygiene/ui'
import { positionOf } from '../../../shared/application-form/applicant.ts'
import { withFiles } from '../../../shared/application-form/application-files.tsx'
import type { Session } from '../../../shared/session-calendar/session-search.ts'
import { giveUpPayment } from '../../../shared/begun-payment/begin-payment.ts'
import { handPayment } from '../../../shared/begun-payment/handed-payment.ts'
import { useApplyAndPay } from '../../../shared/begun-payment/use-apply-and-pay.ts'
import type { HeldFiles } from '../../../shared/files/picker/use-held-files.ts'
import type { OpenDraft } from '../../../shared/forms/use-draft.ts'
import { go } from '../../../app/router/go.ts'
import { CHANGED } from '../../../shared/seats/changed.ts'
import { paymentPath } from '../../../shared/seats/payment-path.ts'
import type { Draft } from './draft.ts'

/** These refusals concern the session, so another one must be chosen. */
const CHOOSE_AGAIN: readonly (RefusalName | null)[] = [
  'SESSION_NOT_FOUND',
  'SESSION_NOT_OPEN_YET',
  'SESSION_APPLICATIONS_CLOSED',
  'SESSION_CANCELLED',
  'SESSION_OTHER_TRADE',
  'SAME_TIME_BOOKED',
  'TOO_MANY_WAITING',
]
const FULL: readonly (RefusalName | null)[] = ['SESSION_FULL', 'SESSION_TRADE_FULL']

type SubmitOptions = {
  files: HeldFiles
  onFull: () => void
  onChooseAgain: () => void
  askEligibilityAgain: () => Promise<void>
}

export type Submission = {
  isBusy: boolean
  apply: (session: Session, joinsWaitingList: boolean) => void
}

export function useSubmit(
  { draft, clear }: OpenDraft<Draft>,
  { files, onFull, onChooseAgain, askEligibilityAgain }: SubmitOptions,
): Submission {
  const paying = useApplyAndPay()
  const send = useSend(applyInPerson, {
    refresh: [...CHANGED, fetchRecentEducation],
    onDone: async ({ applicationNo, seat }) => {
      const begun = paying.take()
      clear()
      // Back from the next screen leads to the list, which contains the application.
      await go('/edu/offline/list', { replace: true })
      if (seat === 'waiting') {
        if (begun) giveUpPayment(begun)
        return go(`/edu/offline/waiting?applyEduNo=${applicationNo}`)
      }
      if (begun) handPayment(applicationNo, begun)
      return go(`${paymentPath(applicationNo)}&paymentType=${draft.paymentType}`)
    },
    onRefused: async ({ refusal, message }) => {
      paying.giveUp()
      if (FULL.includes(refusal)) return onFull()
      await showAlert(message, { title: '신청하지 못했습니다' })
      if (refusal === 'ALREADY_APPLIED') return go('/edu/offline/list')
      if (CHOOSE_AGAIN.includes(refusal)) return onChooseAgain()
      return askEligibilityAgain()
    },
  })

  return {
    isBusy: send.isPending,
    apply: (session, joinsWaitingList) => {
      const inPersonApplication = beanOf(draft, session, joinsWaitingList)
      const sent = withFiles({ inPersonApplication }, files)
      if (joinsWaitingList) send.mutate(sent)
      else paying.press(() => send.mutateAsync(sent))
    },
  }
}

function beanOf(draft: Draft, session: Session, joinsWaitingList: boolean) {
  const person = { positionType: positionOf(draft), companyPhone: draft.companyPhone }
  return {
    sessionNo: session.edu.sessionNo,
    salesType: SalesType.new,
    licences: draft.places.map(({ beforeReport: _asked, taken: _shown, ...place }) => ({
      ...place,
      ...person,
    })),
    phone: normalizePhone(draft.phone),
    joinsWaitingList,
    privacyConsent: true as const,
  }
}
