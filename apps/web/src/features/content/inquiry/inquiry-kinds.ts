import { InquiryType } from '@hygiene/domain/text'

export type InquiryKind = {
  inquiryType: InquiryType
  path: '/info/inquiry' | '/info/report'
  word: '문의' | '신고'
  name: string
  lead: string
}

export const INQUIRIES: InquiryKind = {
  inquiryType: InquiryType.inquiry,
  path: '/info/inquiry',
  word: '문의',
  name: '1:1 문의',
  lead: '교육, 결제, 수료증에 대해 물어보세요. 답변이 오면 문자로 알려드립니다.',
}

export const REPORTS: InquiryKind = {
  inquiryType: InquiryType.report,
  path: '/info/report',
  word: '신고',
  name: '신고센터',
  lead: '교육과 관련된 불법·부당한 일을 알려주세요. 이름을 숨기고 올리실 수 있습니다.',
}

export const viewPath = ({ path }: InquiryKind, inquiryNo: number) => `${path}/view?inquiryNo=${inquiryNo}`
