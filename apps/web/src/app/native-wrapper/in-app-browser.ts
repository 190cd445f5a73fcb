import { isInWrapper } from './wrapper.ts'

/** Describes a browser inside another app. It renders no PDF, cannot print, and blocks files and cameras. */
export type InAppBrowser = {
  app: string | null
  isAndroid: boolean
  isSamsung: boolean
}

export type OutsideLink = { label: string; href: string }

const APPS: readonly [app: string | null, sign: RegExp][] = [
  ['카카오톡', /KAKAOTALK/i],
  ['카카오스토리', /KAKAOSTORY/i],
  ['네이버 앱', /NAVER\(inapp/],
  ['다음 앱', /DaumApps/],
  ['밴드', /\bBAND\/\d/],
  ['인스타그램', /Instagram/],
  ['페이스북', /FBAN|FBAV|FB_IAB/],
  ['라인', /\bLine\/\d/],
  [null, /; wv\)/],
]

/** Relies on the user agent alone, as these apps offer no other sign. Returns null for a regular browser. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  const found = APPS.find(([, sign]) => sign.test(userAgent))
  if (!found) return null
  return {
    app: found[0],
    isAndroid: userAgent.includes('Android'),
    isSamsung: /\bSM-[A-Z]\d/.test(userAgent),
  }
}

export function inAppBrowser(): InAppBrowser | null {
  return isInWrapper() ? null : inAppBrowserOf(navigator.userAgent)
}

/** Returns links that leave the app. Returns none if only the app's own menu can leave it (most apps on an iPhone). */
export function outsideLinks({ app, isAndroid, isSamsung }: InAppBrowser, address: string): OutsideLink[] {
  const label = '다른 브라우저로 열기'
  if (app === '카카오톡')
    return [{ label, href: `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}` }]
  if (app === '라인') return [{ label, href: outOfLine(address) }]
  // An intent ends at `#`, so a code behind it would be lost.
  if (!isAndroid || address.includes('#')) return []
  return isSamsung
    ? [{ label: '삼성 인터넷으로 열기', href: intent(address, 'com.sec.android.app.sbrowser') }]
    : [{ label: 'Chrome으로 열기', href: intent(address, 'com.android.chrome') }]
}

function outOfLine(address: string): string {
  const url = new URL(address)
  url.searchParams.set('openExternalBrowser', '1')
  return url.href
}

/** Builds Android's link to one app. If the app is not installed, the fallback keeps the page here instead of opening a store. */
function intent(address: string, browser: string): string {
  const { protocol, host, pathname, search } = new URL(address)
  const fallback = encodeURIComponent(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=${browser};S.browser_fallback_url=${fallback};end`
}
