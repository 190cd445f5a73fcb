import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createQueue } from './queue.ts'
import styles from './toasts.module.css'

type ToastTone = 'done' | 'error'
type Toast = { key: number; message: string; tone: ToastTone; seconds: number }

const toasts = createQueue<Toast>()

/** Sets the minimum times (specification section 9): 8 s for a confirmation, 4 s for an alert. */
const TOAST_SECONDS: Record<ToastTone, number> = { done: 8, error: 4 }

/** Shows a short message at the lower edge. It must never be the only carrier of an error (`TOAST_SECONDS`). */
export function showToast(
  message: string,
  { tone = 'done', seconds = TOAST_SECONDS[tone] }: Partial<Pick<Toast, 'tone' | 'seconds'>> = {},
) {
  toasts.add({ message, tone, seconds })
}

export function ToastRegion() {
  const shown = useStore(toasts.items)
  return (
    <output className={styles.region}>
      {shown.map((toast) => (
        <ToastCard key={toast.key} toast={toast} onEnd={() => toasts.remove(toast.key)} />
      ))}
    </output>
  )
}

function ToastCard({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(onEnd, toast.seconds * 1000)
    return () => clearTimeout(timer)
  }, [isHeld, onEnd, toast.seconds])

  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon aria-hidden />
      <p>{toast.message}</p>
      <button type="button" className={styles.close} onClick={onEnd}>
        <X aria-hidden />
        닫기
      </button>
    </div>
  )
}
