import { lazy, Suspense } from 'react'
import type { HalfLogin } from '../../../app/login/staff-login.ts'
import styles from './login.module.css'
import { inGroups } from './secret-groups.ts'

/** Weighs 7.5 kB and is needed once per employee. */
const QrSymbol = lazy(async () => ({ default: (await import('./qr-symbol.tsx')).QrSymbol }))

/** Shows the secret on the first login as a QR code and as text. */
export function AppSetUp({ totp: { uri, secret } }: { totp: NonNullable<HalfLogin['totp']> }) {
  return (
    <div className={styles.setUp}>
      <ol className={styles.steps}>
        <li>휴대전화에 인증 앱을 설치해주세요. (Google OTP, Microsoft Authenticator 등)</li>
        <li>인증 앱에서 아래 QR 코드를 찍어주세요.</li>
        <li>앱에 보이는 번호 6자리를 입력해주세요.</li>
      </ol>
      <Suspense fallback={<div className={styles.qr} />}>
        <QrSymbol text={uri} label="인증 앱에 등록할 QR 코드" />
      </Suspense>
      <div>
        <p>찍을 수 없으면 앱에서 ‘설정 키 입력’을 골라 이 키를 입력해주세요.</p>
        <p className={styles.secret}>{inGroups(secret)}</p>
      </div>
      <p>이 화면은 다시 볼 수 없습니다. 다른 사람에게 보이지 않게 해주세요.</p>
    </div>
  )
}
