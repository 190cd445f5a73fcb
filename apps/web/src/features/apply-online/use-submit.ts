import { read, useSend } from '@hygiene/client'
import {
  applyOnline,
  checkEligibility,
  type EntityOf,
  fetchRecentEducation,
  fetchUser,
  listOnlineEnrolments,
} from '@hygiene/contracts'
import { type IndustryType, normalizePhone } from '@hygiene/domain'
import { showAlert } from '@hygiene/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { positionOf } from '../../shared/application-form/applicant.ts'
import { isPlaceRight } from '../../shared/application-form/place.ts'
import type { OpenDraft } from '../../shared/forms/use-draft.ts'
import { go } from '../../app/router/go.ts'
import type { Draft } from './draft.ts'

export type Eligibility = EntityOf<typeof checkEligibility>

export type Submission = {
  eligibility: UseQueryResult<Eligibility>
  isBusy: boolean
  /** Applies, then goes on to paying. */
  apply: () => void
}

/** Asks whether it may be applied for, then applies: no person pays for nothing (docs/rules/enrolment.md). */
export function useSubmit(industryType: IndustryType, { draft, forget }: OpenDraft<Draft>): Submission {
  const eligibility = useQuery({
    ...read(checkEligibility, {
      industryType,
      licenseNumber: draft.licenseNumber.trim(),
      businessTypeName: draft.businessTypeName,
      sidoCode: draft.sidoCode,
    }),
    enabled: isPlaceRight(draft),
    staleTime: 0,
  })

  const send = useSend(applyOnline, {
    refresh: [listOnlineEnrolments, fetchUser, fetchRecentEducation],
    onDone: async ({ applicationNo }) => {
      forget()
      // Back from paying leads to the list, where the application waits.
      await go('/edu/online/list', { replace: true })
      await go(`/edu/online/payment?applyEduNo=${applicationNo}&paymentType=${draft.paymentType}`)
    },
    onRefused: async ({ message }) => {
      await showAlert(message, { title: '신청하지 못했습니다' })
      await eligibility.refetch()
    },
  })

  return {
    eligibility,
    isBusy: send.isPending,
    apply: () => send.mutate({ onlineApplication: beanOf(industryType, draft) }),
  }
}

function beanOf(industryType: IndustryType, draft: Draft) {
  const { privacyConsent: _agreed, paymentType: _later, ...written } = draft
  return {
    ...written,
    industryType,
    positionType: positionOf(draft),
    phone: normalizePhone(draft.phone),
    privacyConsent: true as const,
  }
}
