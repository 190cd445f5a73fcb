import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { documentTitle } from '../layout/document-title.ts'
import { focusHeading } from './use-new-screen.ts'
import { useRouteMeta } from './use-route-meta.ts'

/** On arrival at a screen: the window's title, and focus on the heading so that it is read out (not on the first load). */
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
