import { changeableMessage, REST } from './message.ts'
import { type MessageSession, placeLines } from './message-session.ts'

export const sessionTomorrow = changeableMessage<{ session: MessageSession; dayWord: string }>({
  label: '교육 하루 전',
  title: '집합교육 하루 전',
  rule: REST,
  body: '[{누리집}] {이름}님, {때} 집합교육이 있습니다.\n{일시와 장소}\n오실 때 신분증과 수강증을 가져와주세요. 수강증: {신청 내역}',
  samples: {
    누리집: '외식업 위생교육',
    이름: '○○○○',
    때: '내일',
    '일시와 장소':
      '일시: 2026년 12월 10일(목) 10:00~17:00\n장소: 서울교육장, 서울 마포구 큰길 1 3층\n전화: 02-000-0000',
    '신청 내역': 'https://edu.example.or.kr/edu/offline/list',
  },
  needs: ['때', '일시와 장소'],
  values: ({ session, dayWord }, { userName, links, association }) => ({
    누리집: association.service,
    이름: userName,
    때: dayWord,
    '일시와 장소': placeLines(session).join('\n'),
    '신청 내역': links.history,
  }),
})
