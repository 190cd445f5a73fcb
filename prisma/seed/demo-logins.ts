import { PASSWORD } from '@hygiene/testing'

export interface DemoLogin {
  userId: string
  password: string
  name: string
  /** Where this person stands, in the words the start screen prints. */
  story: string
}

const people: readonly Omit<DemoLogin, 'password'>[] = [
  { userId: 'youngja60', name: '김영자', story: '올해 교육을 아직 신청하지 않음 (신청 → 결제 → 수강)' },
  { userId: 'okja1957', name: '정옥자', story: '마지막 강의가 끝나기 1분 전 (5분이면 수료증까지)' },
  { userId: 'mija1959', name: '한미자', story: '강의와 설문을 마치고 평가만 남음' },
  { userId: 'jaeho1955', name: '최재호', story: '첫 강의 수강 중, 40분 확인 직전' },
  { userId: 'sunhee61', name: '이순희', story: '결제까지 마침, 수강 전' },
  { userId: 'minsu1958', name: '박민수', story: '신청만 하고 결제 전' },
  { userId: 'yongsik52', name: '오용식', story: '올해 수료, 수료증 출력 가능' },
]

/** Who to log in as after `npm start`; everybody has the same password. */
export const demoLogins: readonly DemoLogin[] = people.map((person) => ({ ...person, password: PASSWORD }))
