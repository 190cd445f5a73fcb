import { lazy, Suspense } from 'react'
import { useNear } from '../device/use-near.ts'

const PolicyStrip = lazy(async () => ({ default: (await import('./policy-strip.tsx')).PolicyStrip }))

export function PolicyNews() {
  const { ref, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={ref}>
      {isNear && (
        <Suspense>
          <PolicyStrip />
        </Suspense>
      )}
    </div>
  )
}
