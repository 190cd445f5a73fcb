import { useEffect } from 'react'

/** Reads out the heading of the screen that has come. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** For a screen that takes the place of another at the same address: it is seen and read from its beginning. */
export function useNewScreen() {
  useEffect(() => {
    window.scrollTo({ top: 0 })
    focusHeading()
  }, [])
}
