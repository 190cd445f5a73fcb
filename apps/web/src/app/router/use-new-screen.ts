import { useEffect } from 'react'

export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

export function useNewScreen() {
  useEffect(() => {
    window.scrollTo({ top: 0 })
    focusHeading()
  }, [])
}
