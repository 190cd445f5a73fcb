import { VerifyDocumentScreen } from '../../features/education/verify/verify-document-screen.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'

export const meta: RouteMeta = {
  title: '문서 진위 확인',
  description: '수료증과 수강증이 협회가 낸 것인지 번호로 확인하실 수 있습니다.',
}

export default function Verify() {
  return <VerifyDocumentScreen />
}
