import { formatSeoulDate } from '../../time/seoul-day.ts'
import { onlineMessage } from './message.ts'

/** Concerns a consent to advertising that is nearly two years old; `link` withdraws it. */
export const consentAskedAgain = onlineMessage<{ agreedAt: Date; link: string }>({
  label: '광고 수신 동의 확인',
  title: '광고 동의 다시 알림',
  body: '[위생교육] {날짜} 광고 문자 수신에 동의하셨습니다. 계속 받으시려면 그대로 두시면 됩니다. 동의 철회 {주소}',
  samples: { 날짜: '2026.12.31', 주소: 'https://edu.example.or.kr/r#abcdefghijklmnopqrstuv' },
  needs: ['날짜', '주소'],
  values: ({ agreedAt, link }) => ({ 날짜: formatSeoulDate(agreedAt), 주소: link }),
})

/** Confirms a given or withdrawn consent to advertising within 14 days (Network Act, Art. 50⑦). */
export const consentChanged = onlineMessage<{ isGiven: boolean; at: Date }>({
  label: '광고 수신 동의 변경',
  title: '광고 동의 처리',
  body: '[위생교육] {날짜} 광고 문자 {처리한 것} 처리했습니다.',
  samples: { 날짜: '2026.12.31', '처리한 것': '수신 동의를' },
  needs: ['날짜', '처리한 것'],
  values: ({ isGiven, at }) => ({
    날짜: formatSeoulDate(at),
    '처리한 것': isGiven ? '수신 동의를' : '수신 거부를',
  }),
})
