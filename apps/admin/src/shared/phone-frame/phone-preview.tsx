import type { ReactNode } from 'react'
import { PhoneFrame } from './phone-frame.tsx'
import styles from './phone-preview.module.css'

const PHONE_WIDTH = 360

export function PhonePreview({ children }: { children: ReactNode }) {
  return (
    <section aria-label="미리 보기" className={styles.preview}>
      <header>
        <h2>수강생 화면</h2>
        <span>휴대전화 {PHONE_WIDTH}px · 글자 보통</span>
      </header>
      <div className={styles.phone}>
        <PhoneFrame width={PHONE_WIDTH}>
          <main className={styles.drawn}>{children}</main>
        </PhoneFrame>
      </div>
    </section>
  )
}
