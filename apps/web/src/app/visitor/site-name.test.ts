import { expect, it } from 'vitest'
import { siteNameOf } from './site-name.ts'

it.each([
  ['https://search.naver.com/search?query=위생교육', 'search.naver.com'],
  ['http://blog.example:8080/post', 'blog.example'],
  ['https://한국외식.kr/', 'xn--3e0bo02bdtcv9u.kr'],
  ['', 'direct'],
  ['https://edu.example.or.kr/main', 'direct'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['http://[2001:db8::1]/', 'direct'],
  ['about:blank', 'direct'],
])('counts a visitor from %j for %s', (referrer, siteName) => {
  expect(siteNameOf(referrer, 'edu.example.or.kr')).toBe(siteName)
})
