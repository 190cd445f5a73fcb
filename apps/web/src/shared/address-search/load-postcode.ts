/** Loads Kakao's postcode service, whose script and frame the security policy allows (`security-headers.ts`). */
const SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'
/** Gives up after this time in favour of our own search. */
export const PATIENCE_MS = 8000

type Options = {
  oncomplete: (picked: unknown) => void
  width: string
  height: string
  shorthand: boolean
}
type Postcode = new (options: Options) => { embed: (place: HTMLElement) => void }

declare global {
  interface Window {
    kakao?: { Postcode?: Postcode }
    daum?: { Postcode?: Postcode }
  }
}

const loaded = () => window.kakao?.Postcode ?? window.daum?.Postcode ?? null

/** Returns null if the script does not load (blocked, offline, slower than `PATIENCE_MS`). */
export function loadPostcode(): Promise<Postcode | null> {
  const known = loaded()
  if (known) return Promise.resolve(known)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const patience = setTimeout(() => settle(), PATIENCE_MS)
    function settle() {
      clearTimeout(patience)
      const came = loaded()
      if (came === null) script.remove()
      resolve(came)
    }
    script.src = SCRIPT
    script.addEventListener('load', settle)
    script.addEventListener('error', settle)
    document.head.append(script)
  })
}
