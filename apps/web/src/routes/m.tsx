import { Navigate } from 'react-router-dom'
import type { RouteMeta } from '../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '나의 학습실', login: true }

/** The study room under an address that leaves a text message its 90 bytes. */
export default function FromTextMessage() {
  return <Navigate to="/edu/study/list" replace />
}
