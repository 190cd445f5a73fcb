import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The payload behind `#`, which never leaves this browser; it stays while a modal stands in its place in the address. */
export function useSignedPart(): string | null {
  const { hash } = useLocation()
  const given = /^#(\d+)$/.exec(hash)?.[1] ?? null
  const [kept, setKept] = useState(given)
  if (given !== null && given !== kept) setKept(given)
  return given ?? kept
}
