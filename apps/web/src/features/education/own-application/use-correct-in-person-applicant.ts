import { call, isReportedCentrally, Refused, useSend } from '@hygiene/client'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { correctInPersonApplicant } from '@hygiene/contracts/in-person/enrolment/correct-in-person-applicant'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { normalizePhone } from '@hygiene/domain/member/account/phone'
import { askConfirm, showAlert, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { CHANGED } from '../../../shared/seats/changed.ts'
import { go } from '../../../app/router/go.ts'
import type { InPersonRecord } from './own-record.ts'
import { correctedOf, type OwnText, type Mode } from './own-text.ts'
import { OTHER_TRADE, TRADE_QUESTION, tradeOf } from './trade-question.ts'

const LIST = '/edu/offline/list'
const REFRESHED = [...CHANGED, readInPersonEnrolment, fetchRecentEducation]
const NOT_CHANGED = '신청을 변경하지 못했습니다'

/** Sends the corrected fields. Before payment it sends the whole application under its number and keeps its seat. */
export function useCorrectInPersonApplicant(record: InPersonRecord, mode: Mode) {
  const { info, state } = record
  const [isGathering, setIsGathering] = useState(false)
  const correct = useSend(correctInPersonApplicant, {
    refresh: REFRESHED,
    refusedTitle: '고치지 못했습니다',
    onDone: async () => {
      await go(LIST, { replace: true })
      showToast('신청 정보를 고쳤습니다.')
    },
  })
  const change = useSend(applyInPerson, {
    refresh: REFRESHED,
    refusedTitle: NOT_CHANGED,
    onDone: async ({ price }) => {
      await go(LIST, { replace: true })
      showToast('신청을 변경했습니다.')
      await showAlert(
        `이 신청의 교육비는 ${formatWon(price)}입니다. 자리를 잡아 둔 시간 안에 결제해주세요.`,
        {
          title: '결제하실 금액',
        },
      )
    },
  })

  async function send(text: OwnText) {
    const { inPersonEnrolmentNo, industryType } = info
    if (mode === 'correct') {
      return correct.mutate({ inPersonApplication: { inPersonEnrolmentNo, ...correctedOf(text) } })
    }
    const isOtherTrade = tradeOf(text) !== industryType
    if (isOtherTrade && !(await askConfirm(TRADE_QUESTION, OTHER_TRADE))) return undefined
    const others = await gather()
    if (others === null) return undefined
    return change.mutate({
      inPersonApplication: {
        applicationNo: state.info.edu.applicationNo,
        sessionNo: state.sessionNo,
        salesType: info.salesType,
        licences: [...others, licenceOf(text)],
        phone: normalizePhone(text.phone),
        privacyConsent: true,
      },
    })
  }

  async function gather() {
    setIsGathering(true)
    try {
      return await otherPlaces(record)
    } catch (error) {
      if (isReportedCentrally(error)) return null
      if (!(error instanceof Refused)) throw error
      await showAlert(error.message, { title: NOT_CHANGED })
      return null
    } finally {
      setIsGathering(false)
    }
  }
  return { send, isBusy: isGathering || correct.isPending || change.isPending }
}

/** Returns the other places of the seat unchanged, because the request contains the whole application. */
async function otherPlaces({ info, state }: InPersonRecord) {
  const { list } = await call(listInPersonEnrolments, { limit: -1 })
  const { applicationNo } = state.info.edu
  const others = list.filter(
    (row) =>
      row.info.edu.applicationNo === applicationNo &&
      row.status === 'applied' &&
      row.info.edu.inPersonEnrolmentNo !== info.inPersonEnrolmentNo,
  )
  const records = await Promise.all(
    others.map((row) =>
      call(readInPersonEnrolment, { inPersonEnrolmentNo: row.info.edu.inPersonEnrolmentNo }),
    ),
  )
  return records.map(({ info: place, user }) => ({
    industryType: tradeOf({ industryType: String(place.industryType) }),
    licenseNumber: place.licenseNumber,
    sidoCode: place.sidoCode,
    businessName: place.businessName,
    representative: place.representative,
    zipCode: place.zipCode,
    address: place.address,
    address2: place.address2,
    companyPhone: user.companyPhone,
    positionType: place.positionType === 2 ? (2 as const) : (1 as const),
  }))
}

function licenceOf(text: OwnText) {
  const licenseNumber = text.beforeReport ? '' : text.licenseNumber.trim()
  return { industryType: tradeOf(text), licenseNumber, sidoCode: text.sidoCode, ...correctedOf(text) }
}
