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

export function deviceText(userAgent: string): string {
  const text = [DEVICES, BROWSERS].flatMap((table) => table.find(([sign]) => sign.test(userAgent))?.[1] ?? [])
  return text.length === 0 ? '알 수 없는 기기' : text.join(' · ')
}
