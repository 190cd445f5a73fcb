import { Navigate } from 'react-router-dom'
import type { RouteMeta } from '../router/route-meta.ts'

export const meta: RouteMeta = { title: '', footer: false, bottomBar: false }

/** The intro leads on to the home screen (specification section 2). */
export default function Intro() {
  return <Navigate to="/main" replace />
}
