import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { documentTitle } from '../layout/document-title.ts'
import { focusHeading } from './use-new-screen.ts'
import { useRouteMeta } from './use-route-meta.ts'

export function Arrival() {
  const { title } = useRouteMeta()
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    focusHeading()
  }, [pathname])

  return null
}
