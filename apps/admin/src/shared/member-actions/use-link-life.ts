import { useEffect, useState } from 'react'

/** Decisions, linked login: a link lives for sixty seconds; a little less here, for the way to the server. */
const LIFE_SECONDS = 58

/** Seconds a link may still be opened, counted from its arrival. */
export function useLinkLife(authorization: string | undefined): number {
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (authorization === undefined) return undefined
    const endsAt = Date.now() + LIFE_SECONDS * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [authorization])

  return left
}
