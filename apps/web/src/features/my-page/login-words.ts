import type { MyPageFacts } from './my-page-facts.ts'

type Login = MyPageFacts['logins'][number]

/** Why a login ended (schema, LoginEndReason). */
const END_WORDS: Readonly<Record<string, string>> = {
  logout: '로그아웃',
  expired: '시간 만료',
  displaced: '다른 곳에서 로그인',
  passwordChanged: '비밀번호 변경',
  withdrawn: '탈퇴',
}

export function endWords({ isThis, endedAt, endReason }: Pick<Login, 'isThis' | 'endedAt' | 'endReason'>) {
  if (isThis) return '이 접속'
  if (endedAt === null) return '접속 중이거나 시간 만료'
  return END_WORDS[endReason ?? ''] ?? '종료'
}

const BROWSERS: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(/i, '네이버 앱'],
  [/SamsungBrowser/i, '삼성 인터넷'],
  [/Whale/i, '웨일'],
  [/Edg(e|A|iOS)?\//, '엣지'],
  [/CriOS|Chrome\//, '크롬'],
  [/FxiOS|Firefox\//, '파이어폭스'],
  [/Safari\//, '사파리'],
]
const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Android/, '안드로이드'],
  [/Windows/, '윈도우 PC'],
  [/Macintosh/, '맥'],
  [/Linux|CrOS/, 'PC'],
]

/** «안드로이드 · 크롬»: enough to recognise one's own phone. */
export function deviceWords(userAgent: string): string {
  const words = [DEVICES, BROWSERS].flatMap(
    (table) => table.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  )
  return words.length === 0 ? '알 수 없는 기기' : words.join(' · ')
}
