import { PASSWORD } from '@hygiene/testing'

export interface DemoLogin {
  userId: string
  password: string
  name: string
  story: string
}

const people: readonly Omit<DemoLogin, 'password'>[] = [
  { userId: 'youngja60', name: '김영자', story: '올해 교육을 아직 신청하지 않음 (신청 → 결제 → 수강)' },
  { userId: 'okja1957', name: '정옥자', story: '마지막 강의가 끝나기 1분 전 (5분이면 수료증까지)' },
  { userId: 'dongsu1963', name: '윤동수', story: '강의를 모두 마치고 설문을 앞둠' },
  { userId: 'mija1959', name: '한미자', story: '설문까지 마치고 본인확인을 앞둠' },
  { userId: 'insuk1962', name: '최인숙', story: '본인확인까지 마치고 평가만 남음 (30분)' },
  { userId: 'jaeho1955', name: '최재호', story: '첫 강의 수강 중, 40분 확인 직전' },
  { userId: 'sunhee61', name: '이순희', story: '결제까지 마침, 수강 전' },
  { userId: 'minsu1958', name: '박민수', story: '신청만 하고 결제 전' },
  { userId: 'gapsun59', name: '이갑순', story: '가상계좌를 받고 입금 전' },
  { userId: 'yongsik52', name: '오용식', story: '올해 수료, 수료증 출력 가능' },
  { userId: 'hyejin85', name: '송혜진', story: '집합교육 결제 완료, 열흘쯤 뒤 교육 (일정 변경, 수강증)' },
  { userId: 'donghun79', name: '배동훈', story: '집합교육 자리를 잡고 결제 전 (30분)' },
  { userId: 'kyungmi74', name: '노경미', story: '마감된 집합교육에서 두 번째로 대기 중' },
  { userId: 'jinwoo88', name: '문진우', story: '대기하던 집합교육에 자리가 나서 안내를 받음' },
  { userId: 'taeho82', name: '임태호', story: '오늘 집합교육 (출석 확인: pnpm check-in 1)' },
  { userId: 'myungok68', name: '유명옥', story: '영업장 두 곳의 집합교육을 한 번에 결제' },
  { userId: 'sunrye58', name: '백순례', story: '취소한 신청에 늦게 입금함 (직원 화면 «대사»에서 환불)' },
  {
    userId: 'bokja1964',
    name: '조복자',
    story: '환불이 거절됨 (직원 화면 «대사»에서 다시 환불하거나 송금 기록)',
  },
  { userId: 'sujin90', name: '권수진', story: '지난달 집합교육 수료, 수료증 출력 가능' },
]

export const demoLogins: readonly DemoLogin[] = people.map((person) => ({ ...person, password: PASSWORD }))
