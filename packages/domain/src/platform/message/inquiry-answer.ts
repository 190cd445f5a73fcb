import { InquiryType } from '../../text.ts'
import { onlineMessage } from './message.ts'

type Answered = {
  inquiryType: InquiryType
  link: string
}

const post = {
  samples: { 글: '문의', 주소: 'edu.example.or.kr/info/inquiry/view?inquiryNo=1234' },
  needs: ['주소'],
  values: ({ inquiryType, link }: Answered) => ({
    글: inquiryType === InquiryType.report ? '신고' : '문의',
    주소: link,
  }),
}

export const inquiryAnswered = onlineMessage<Answered>({
  label: '문의 답변',
  body: '[위생교육] {글}에 답변드렸습니다. {주소}',
  ...post,
})

export const inquiryAsked = onlineMessage<Answered>({
  label: '문의에 되묻기',
  body: '[위생교육] {글}에 여쭐 것이 있습니다. {주소}',
  ...post,
})

export const inquiryCorrected = onlineMessage<Answered>({
  label: '수정한 문의 답변',
  title: '고친 문의 답변',
  body: '[위생교육] {글} 답변을 고쳤습니다. {주소}',
  ...post,
})
