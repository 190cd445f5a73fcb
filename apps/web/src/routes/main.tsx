import type { RouteMeta } from '../app/router/route-meta.ts'
import { Home } from '../features/home/home.tsx'

export const meta: RouteMeta = { title: '처음 화면' }

export default Home
