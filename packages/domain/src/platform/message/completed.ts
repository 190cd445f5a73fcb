import { onlineMessage } from './message.ts'

export const completed = onlineMessage<object>({
  label: '수료',
  title: '온라인 수료',
  body: '[위생교육] 수료하셨습니다. 수료증 보기 {수료증}',
  samples: { 수료증: 'https://edu.example.or.kr/edu/completed' },
  needs: ['수료증'],
  values: (_, { links }) => ({ 수료증: links.certificates }),
})
