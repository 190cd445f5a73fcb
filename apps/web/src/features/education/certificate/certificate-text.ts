import type { readCertificate } from '@hygiene/contracts/education/certificate/read-certificate'
import type { readInPersonCertificate } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { CertificateFacts } from '@hygiene/domain/education/certificate/certificate-wording'
import { OnlineType } from '@hygiene/domain/text'
import { postalAddress } from '@hygiene/domain/postal-address'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import { SUPPORT_CONTACT } from '../../../app/association/association.ts'
import type { PrintText } from '../../../shared/printing/print-text.ts'

type Online = Pick<EntityOf<typeof readCertificate>, 'record' | 'hours'>
type InPerson = Pick<EntityOf<typeof readInPersonCertificate>, 'record' | 'hours'>

export const CERTIFICATE_PRINT_TEXT: PrintText = {
  toolbar: '수료증 출력',
  preview: '수료증 미리보기 (PDF)',
  making: '수료증을 만들고 있습니다.',
  longWait: '평소보다 오래 걸리고 있습니다. 창을 닫고 나중에 다시 여셔도 수료 기록은 그대로 남아 있습니다.',
  failed: '수료증 파일을 만들지 못했습니다.',
  failedHelp: `수료하신 기록은 그대로 남아 있습니다. ${SUPPORT_CONTACT}로 전화해주시면 수료증을 만들어 드립니다.`,
  onPhone: {
    title: '이 화면은 내용을 확인하기 위한 것입니다.',
    sentences: [
      '제출하실 때에는 [인쇄]나 [PDF로 저장]으로 받은 수료증을 사용해주세요.',
      '[인쇄]를 누르면 수료증이 새 창에 열립니다. 그 창의 공유 또는 메뉴 버튼에서 ‘인쇄’를 골라주세요.',
    ],
  },
  onPaper:
    '수료증은 화면의 [인쇄] 버튼으로 인쇄해주세요. 이 화면을 그대로 인쇄한 종이는 수료증으로 쓸 수 없습니다.',
}

/** Uses the type of the domain rules that also word the printed certificate. */
export function onlineFacts({ record, hours }: Online): CertificateFacts {
  return { ...trained(record), ...completed(record.endDate), onlineType: OnlineType.online, hours }
}

export function inPersonFacts({ record: { info, edu }, hours }: InPerson): CertificateFacts {
  return { ...trained(info), ...completed(edu.endDate), onlineType: OnlineType.collective, hours }
}

type Trained = Omit<Online['record'], 'enrolmentNo' | 'onlineEduCode' | 'endDate' | 'companyPhone'>

function trained({ userName, birth, businessName, address, address2, salesType, industryType }: Trained) {
  return {
    userName,
    birth,
    businessName,
    address: postalAddress(address, address2),
    salesType: salesType,
    industryType: industryType,
  }
}

const completed = (completedOn: SeoulDay) => ({ completedOn, year: Number(completedOn.slice(0, 4)) })
