import { isInWrapper } from './wrapper.ts'

/** A browser inside another app: it draws no PDF, cannot print, and keeps files and cameras away. */
export type InAppBrowser = {
  /** «카카오톡»; null where only the kind is known. */
  app: string | null
  isAndroid: boolean
  /** Samsung's telephones have Samsung's browser. */
  isSamsung: boolean
}

/** A link that leads the same address into a browser of the device. */
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

/** Judged by the user agent alone: these apps offer no other sign. Null in a browser of its own. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  const found = APPS.find(([, sign]) => sign.test(userAgent))
  if (!found) return null
  return {
    app: found[0],
    isAndroid: userAgent.includes('Android'),
    isSamsung: /\bSM-[A-Z]\d/.test(userAgent),
  }
}

/** The app around this page; our own wrapper is none, it prints by links of its own. */
export function inAppBrowser(): InAppBrowser | null {
  return isInWrapper() ? null : inAppBrowserOf(navigator.userAgent)
}

/** Links out of the app; none where only its own menu leads out (most apps of an iPhone). */
export function outsideLinks({ app, isAndroid, isSamsung }: InAppBrowser, address: string): OutsideLink[] {
  const label = '다른 브라우저로 열기'
  if (app === '카카오톡')
    return [{ label, href: `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}` }]
  if (app === '라인') return [{ label, href: outOfLine(address) }]
  // An intent ends at `#`: a code behind it would be lost.
  if (!isAndroid || address.includes('#')) return []
  return isSamsung
    ? [{ label: '삼성 인터넷으로 열기', href: intent(address, 'com.sec.android.app.sbrowser') }]
    : [{ label: 'Chrome으로 열기', href: intent(address, 'com.android.chrome') }]
}

/** Line opens an address with this parameter outside. */
function outOfLine(address: string): string {
  const url = new URL(address)
  url.searchParams.set('openExternalBrowser', '1')
  return url.href
}

/** Android's link to one app; where that is not installed, the fallback stays here instead of leading to a shop. */
function intent(address: string, browser: string): string {
  const { protocol, host, pathname, search } = new URL(address)
  const fallback = encodeURIComponent(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=${browser};S.browser_fallback_url=${fallback};end`
}
