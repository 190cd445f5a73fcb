import { describe, expect, it } from 'vitest'
import { inAppBrowserOf, outsideLinks } from './in-app-browser.ts'

const GALAXY =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240105.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.230 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ADDRESS = 'https://edu.example/edu/completed/certification?onlineEduNo=7'
const INTENT = 'intent://edu.example/edu/completed/certification?onlineEduNo=7#Intent;scheme=https;package='
const FALLBACK = `;S.browser_fallback_url=${encodeURIComponent(ADDRESS)};end`
const SAMSUNG = `${INTENT}com.sec.android.app.sbrowser${FALLBACK}`
const CHROME = `${INTENT}com.android.chrome${FALLBACK}`
const KAKAO = `kakaotalk://web/openExternal?url=${encodeURIComponent(ADDRESS)}`

describe('a browser inside an app', () => {
  it.each([
    [`${GALAXY};KAKAOTALK 2410450`, '카카오톡', [KAKAO]],
    [`${IPHONE} Mobile/15E148 KAKAOTALK 10.7.1 (INAPP)`, '카카오톡', [KAKAO]],
    [`${GALAXY} NAVER(inapp; search; 1250; 12.6.2)`, '네이버 앱', [SAMSUNG]],
    [
      `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2040; 12.6.1; 14PRO)`,
      '네이버 앱',
      [],
    ],
    [
      `${GALAXY} Instagram 334.0.0.42.95 Android (34/14; 480dpi; 1080x2115; samsung; SM-S918N)`,
      '인스타그램',
      [SAMSUNG],
    ],
    [
      `${IPHONE} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone15,2; iOS 17_5_1; ko_KR; ko; scale=3.00)`,
      '인스타그램',
      [],
    ],
    [`${PIXEL} [FB_IAB/FB4A;FBAV/469.0.0.49.80;]`, '페이스북', [CHROME]],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/469.0.0.33.102;FBDV/iPhone15,2]`, '페이스북', []],
    [`${PIXEL} Line/14.9.1/IAB`, '라인', [`${ADDRESS}&openExternalBrowser=1`]],
    [`${IPHONE} Mobile/15E148 Safari Line/14.9.0`, '라인', [`${ADDRESS}&openExternalBrowser=1`]],
    [`${GALAXY} BAND/18.1.0 (Android 14)`, '밴드', [SAMSUNG]],
    [`${GALAXY}/DaumApps/DaumDevice/mobile`, '다음 앱', [SAMSUNG]],
    [PIXEL, null, [CHROME]],
  ])('recognises the app and its outside links: %s', (userAgent, app, hrefs) => {
    const found = inAppBrowserOf(userAgent)
    expect(found?.app).toBe(app)
    expect(found && outsideLinks(found, ADDRESS).map(({ href }) => href)).toEqual(hrefs)
  })

  it.each([
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Chrome of Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    ],
    ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome of an iPhone', `${IPHONE} CriOS/126.0.6478.108 Mobile/15E148 Safari/604.1`],
    [
      'Whale',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Whale/1.0.0.0 Crosswalk/28.124.0.18 Mobile Safari/537.36',
    ],
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    ],
  ])('treats %s as a browser of its own', (_name, userAgent) => expect(inAppBrowserOf(userAgent)).toBeNull())
})

it('offers no link that would lose the code behind the hash', () => {
  const checkIn = 'https://edu.example/check-in#abc'
  const linksOf = (userAgent: string) => {
    const found = inAppBrowserOf(userAgent)
    return found && outsideLinks(found, checkIn).map(({ href }) => href)
  }
  expect(linksOf(PIXEL)).toEqual([])
  expect(linksOf(`${PIXEL};KAKAOTALK 2410450`)).toEqual([
    `kakaotalk://web/openExternal?url=${encodeURIComponent(checkIn)}`,
  ])
})
