import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Returns the payload behind `#`, which never leaves this browser. It is kept while a modal uses the hash. */
export function useSignedPart(): string | null {
  const { hash } = useLocation()
  const given = /^#(\d+)$/.exec(hash)?.[1] ?? null
  const [kept, setKept] = useState(given)
  if (given !== null && given !== kept) setKept(given)
  return given ?? kept
}
