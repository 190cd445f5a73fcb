import type { RouteMeta } from '../app/router/route-meta.ts'
import { Home } from '../features/content/home/home.tsx'

export const meta: RouteMeta = {
  title: '',
  description: '외식업 영업자를 위한 식품위생교육을 신청하고, 수강하고, 수료증을 받는 곳입니다.',
}

export default Home
