import { expect, it } from 'vitest'
import { deviceText } from './device-text.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-A556S) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

it.each([
  [ANDROID, '안드로이드 · 크롬'],
  [ANDROID.replace('Chrome', 'SamsungBrowser/28.0 Chrome'), '안드로이드 · 삼성 인터넷'],
  [`${ANDROID} KAKAOTALK 11.2`, '안드로이드 · 카카오톡'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    '아이폰 · 사파리',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    '윈도우 PC · 엣지',
  ],
  ['curl/8.0', '알 수 없는 기기'],
])('recognises the device %s', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text)
})
