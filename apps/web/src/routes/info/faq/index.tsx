import { Card } from '@hygiene/ui'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { drawingOfList } from '../../../features/content/board/board-drawing.ts'
import { FAQ } from '../../../features/content/board/boards.ts'
import { FaqList } from '../../../features/content/board/faq-list.tsx'

export const meta: RouteMeta = {
  title: '자주 묻는 질문',
  description: '교육 신청, 결제와 환불, 수강, 수료증에 관해 자주 묻는 질문과 답변입니다.',
}
export const drawing = drawingOfList(FAQ)

export default function Faq() {
  return (
    <Screen>
      <Card>
        <FaqList />
      </Card>
    </Screen>
  )
}
