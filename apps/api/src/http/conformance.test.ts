import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import { type Endpoint, preferredMethod } from '@hygiene/contracts/kit/endpoint'
import { wireNameOf } from '@hygiene/contracts/kit/wire-names'
import { describe, expect, it } from 'vitest'

const ROWS = `
GET       /api/user/fetchUser                         yes
GET       /api/user/fetchRecentEdu                    yes
GET+POST  /api/user/login                             no   userId userPw applicationId disconnect
GET+POST  /api/user/logout                            yes  applicationId
GET       /api/user/userLoginSessionCheck             yes
GET       /api/user/userExtendSession                 yes  applicationId
GET+POST  /api/user/join                              no   userId userPw
GET       /api/user/duplicationId                     no   userId
GET+POST  /api/user/find/id                           no
GET+POST  /api/user/find/pw                           no   userId
GET       /api/user/fetchSearchBlock                  no
GET       /api/user/searchIp                          no
GET+POST  /api/user/userUpdateAuth                    no
GET+POST  /api/user/userModifyStatus                  no
GET+POST  /api/user/userDuplicateValidCheck           no   authorization applicationId
POST      /api/user/updateUser                        yes
POST      /api/user/updateUserPw                      yes
POST      /api/user/updateUserPwCheck                 yes
POST      /api/user/updateUserPhone                   yes
PATCH     /api/user/updateAuthUser                    yes
POST      /api/user/deleteUser                        yes
POST      /api/connect/insertConnect                  no   count siteName
GET+POST  /api/auth/send                              no
GET+POST  /api/auth/match                             no
GET+POST  /api/auth/sendForPhoneChange                yes
GET       /api/board/fetchBoardTypeList               no   boardType page limit searchText
GET       /api/board/fetchData                        no   boardNo
GET       /api/board/downloadCnt                      no
GET       /api/branch/fetchBranchList                 no
GET       /api/branch/fetchBranchDetailList           no
GET       /api/branch/fetchData                       no   branchNo
GET       /api/branch/branchList                      no
GET       /api/inquiry/fetchInquiryList               no   page limit
GET       /api/inquiry/fetchData                      no   inquiryNo
POST      /api/inquiry/upsertInquiry                  yes
GET       /api/inquiry/review/fetchReviewList         no   inquiryNo
POST      /api/inquiry/review/upsertInquiryReview     yes
GET       /api/old/edu/fetchOldData                   yes
GET       /api/old/edu/fetchUserOldEdu                yes
GET       /api/banner/fetchBannerList                 no   page limit site position sizeType connectType menuType isToday
GET       /api/adBanner/AdBannerList                  no
GET       /api/site/fetchSiteList                     no   page limit
GET       /api/notice/fetchUserNoticeList             no   limit page noticeType examType searchText
GET       /api/notice/fetchData                       no   noticeNo
GET       /api/popup/fetchPopupList                   no   page limit isToday popupType
POST      /api/online/edu/upsertOnlineEdu             yes  onlineEducationBean
GET       /api/online/edu/fetchUserOnlineList         yes  page limit
DELETE    /api/online/edu/deleteData                  yes  onlineEduNo
GET       /api/online/edu/fetchData                   yes  onlineEduNo
POST      /api/online/edu/updateUserOnlineInfo        yes  onlineEducationBean
GET+POST  /api/online/edu/updateStudyStatus           yes  onlineEduNo
GET+POST  /api/online/edu/updatePrintStatus           yes  onlineEduNo
GET+POST  /api/online/edu/updateHygieneFile           yes  onlineEduNo fileNo
GET       /api/user/class/fetchOnlineClassList        yes  onlineEduNo
GET+POST  /api/user/class/updateEduStudyTime          yes  studyTime ipAddress onlineClassNo status isStart onlineEduNo
GET+POST  /api/user/class/updateEvaluation            yes  onlineEduNo answers
GET+POST  /api/user/class/updateSurvey                yes  onlineEduNo
GET       /api/online/class/fetchUserOnlineClass      yes  page limit
GET       /api/online/class/fetchUserOnlineClassData  yes  onlineClassNo onlineEduNo
GET       /api/online/class/fetchUserConfirmationList yes  page limit
GET       /api/offline/edu/fetchLocation              no   salesType industryType zipProvinceNo isView startDate endDate
GET       /api/offline/edu/fetchUserOfflineEduList    yes  salesType industryType eduType eduDate isOnline isRefund isFinishPayment limit page searchText
POST      /api/offline/edu/upsertOfflineEdu           yes  offlineEducationBean
DELETE    /api/offline/edu/deleteData                 yes  offlineEduNo
POST      /api/offline/edu/changeEducation            yes  sceneNo offlineEducationNo offlineEduNo educationCodeNo applyEduNo salesType
GET       /api/offline/edu/fetchData                  yes  offlineEduNo
GET       /api/offline/edu/fetchUserOfflineClass      yes
POST      /api/offline/edu/updateUserOfflineInfo      yes  offlineEducationBean
GET       /api/offline/edu/fetchUserConfirmationList  yes  page limit
GET+POST  /api/offline/edu/updatePrintStatus          yes  offlineEduNo
GET+POST  /api/offline/edu/updateHygieneFile          yes  offlineEduNo fileNo
GET       /api/offline/edu/fetchDataQR                yes  offlineEduNo
GET       /api/offline/edu/fetchCalender              no   searchYear searchMonth searchDay searchType
GET       /api/survey/fetchData                       yes  onlineEduNo
POST      /api/survey/insertSurveyResult              yes  surveyResultBean onlineEduNo
GET       /api/payments/fetchPaymentList              yes  page limit
POST      /api/payments/cancelPayment                 yes  paymentNo reason refundAccount
GET       /api/evaluation/fetchEvaluationList         yes  onlineEduNo
POST      /api/common/uploadFile                      yes
GET       /api/common/downloadFile                    no   fileNo
GET       /api/common/education/code                  no   salesType industryType isOnline
GET       /comm-user/common/zip/sido                  no
PATCH+GET /comm-user/common/zip/city/:id              no   id
PATCH+GET /comm-user/common/zip/dong/:id              no   id
GET       /common/common/getAddress                   no   page limit searchText
GET       /api/license/search                         no   food_gbn upsoname prsdnt_nm sido_cd start_idx induty_cd
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
  .map(([methods = '', path = '', login = '', ...parameters]) => ({ methods, path, login, parameters }))

const CONTRACTS: readonly Endpoint[] = Object.values(ENDPOINTS)

describe('a call of the specification', () => {
  it.each(ROWS)('matches the specification for $methods $path', ({ methods, path, login, parameters }) => {
    const contract = CONTRACTS.find((one) => one.path === path)
    expect(contract?.methods).toEqual(expect.arrayContaining(methods.split('+')))
    expect(contract?.access).toBe(login === 'yes' ? 'operator' : 'anyone')
    expect(Object.keys(contract?.input.shape ?? {}).map(wireNameOf)).toEqual(
      expect.arrayContaining(parameters),
    )
  })
})

describe('our own client', () => {
  it('puts no password, answer or personal text into an address', () => {
    const notifying =
      /^(userPw|answers|chosen|surveyResultBean|onlineEducationBean|offlineEducationBean|reason|refundAccount)$/
    const inAddress = CONTRACTS.filter(
      (contract) =>
        Object.keys(contract.input.shape).some((name) => notifying.test(wireNameOf(name))) &&
        preferredMethod(contract) !== 'POST',
    )
    expect(inAddress.map(({ operation }) => operation)).toEqual([])
  })

  it('states the refusals of an anonymous and an ended login for every operation with a login', () => {
    for (const { operation, access, refusals } of CONTRACTS) {
      const expected = access === 'operator' ? ['LOGIN_REQUIRED', 'SESSION_EXPIRED'] : []
      expect([operation, ...refusals]).toEqual(expect.arrayContaining([operation, ...expected]))
    }
  })
})
