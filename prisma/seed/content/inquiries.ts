import { InquiryType } from '@hygiene/domain/text'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { paragraphs } from '@hygiene/testing'

export interface InquiryContent {
  userId: string
  inquiryType: InquiryType
  title: string
  content: RichBlock[]
  isPrivate: boolean
  isAnonymous?: boolean
  daysAgo: number
  answer?: RichBlock[]
}

const OPEN: RichBlock[] = [
  { kind: 'paragraph', runs: [{ text: '영업장이 두 곳인데 한 번만 들으면 되나요? 아래와 같습니다.' }] },
  {
    kind: 'table',
    caption: '표 1',
    head: ['영업장', '업종', '시·도'],
    rows: [
      [[{ text: '본점' }], [{ text: '일반음식점' }], [{ text: '경기도' }]],
      [[{ text: '2호점' }], [{ text: '일반음식점' }], [{ text: '경기도' }]],
    ],
  },
]

const OPEN_ANSWER: RichBlock[] = [
  {
    kind: 'paragraph',
    runs: [
      { text: '같은 시·도에서 같은 업종이면 ' },
      { text: '한 번만', isStrong: true },
      { text: ' 들으시면 됩니다.' },
    ],
  },
  {
    kind: 'paragraph',
    runs: [
      { text: '자세한 안내는 ' },
      { text: '자주 묻는 질문', href: '/info/faq' },
      { text: '에 있습니다.' },
    ],
  },
]

export const inquiries: readonly InquiryContent[] = [
  {
    userId: 'yongsik52',
    inquiryType: InquiryType.inquiry,
    title: '영업장이 두 곳이면 두 번 들어야 하나요?',
    content: OPEN,
    isPrivate: false,
    daysAgo: 12,
    answer: OPEN_ANSWER,
  },
  {
    userId: 'jaeho1955',
    inquiryType: InquiryType.report,
    title: '협회 직원이라며 교육비를 대신 받겠다는 전화',
    content: paragraphs([
      '어제 오후에 협회 직원이라는 사람이 전화해 교육비를 본인 계좌로 보내라고 했습니다. 다른 분들도 조심하시기 바랍니다.',
    ]),
    isPrivate: false,
    isAnonymous: true,
    daysAgo: 9,
    answer: paragraphs([
      '알려주셔서 고맙습니다. 우리 협회는 개인 계좌로 교육비를 받지 않습니다. 그런 전화를 받으시면 바로 끊고 고객센터로 알려주세요.',
    ]),
  },
  {
    userId: 'sunhee61',
    inquiryType: InquiryType.inquiry,
    title: '영수증의 상호를 바꾸고 싶습니다',
    content: paragraphs(['상호가 바뀌었는데 영수증에는 예전 상호가 있습니다.']),
    isPrivate: true,
    daysAgo: 6,
    answer: paragraphs(['영업신고증의 상호를 확인해 오늘 고쳐드렸습니다.']),
  },
  {
    userId: 'mija1959',
    inquiryType: InquiryType.report,
    title: '수료증을 대신 만들어 준다는 광고',
    content: paragraphs(['블로그에서 수료증을 대신 만들어 준다는 광고를 보았습니다.']),
    isPrivate: true,
    daysAgo: 3,
  },
  {
    userId: 'youngja60',
    inquiryType: InquiryType.inquiry,
    title: '교육을 이틀에 나눠 들어도 되나요?',
    content: paragraphs(['낮에는 가게를 봐야 해서 저녁에만 들을 수 있습니다. 이틀에 나눠 들어도 되나요?']),
    isPrivate: false,
    daysAgo: 1,
  },
]
