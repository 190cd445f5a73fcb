import { Navigate } from 'react-router-dom'
import type { RouteMeta } from '../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '나의 학습실', login: true }

/** Redirects to the study room; the short address fits the 90 bytes of a text message. */
export default function FromTextMessage() {
  return <Navigate to="/edu/study/list" replace />
}
