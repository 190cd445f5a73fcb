import { message, onlineMessage, URGENT } from './message.ts'

export const helpAsked = onlineMessage<{ helperName: string; link: string }>({
  label: '도움 동의',
  body: '[위생교육] {돕는 사람} 님이 신청·결제를 도우려 합니다. 동의·거절 {주소}',
  samples: { '돕는 사람': '○○○', 주소: 'edu.example.or.kr/h#abcdefgh' },
  needs: ['돕는 사람', '주소'],
  values: ({ helperName, link }) => ({ '돕는 사람': helperName, 주소: link }),
})

export const loginRepair = message<{ userId: string; helperName: string; link: string }>({
  label: '로그인 도움',
  rule: URGENT,
  lines: ({ userId, helperName, link }) => [
    `${helperName} 님이 로그인을 도와드리고 있습니다. 아이디는 ${userId} 입니다.`,
    `비밀번호는 아래 주소에서 본인확인 뒤 직접 정해주세요. 다른 사람에게 알려주지 마세요. ${link}`,
  ],
})
