import { Card } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../app/layout/screen.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'
import { RecipeList } from '../../features/content/board/recipe-list.tsx'

export const meta: RouteMeta = {
  title: '위생 조리법',
  description: '데우는 온도와 식히는 시간까지 적은, 위생을 지키는 조리법입니다.',
}

export default function Recipes() {
  return (
    <Screen lead="맛과 함께 위생을 지키는 조리법입니다. 데우는 온도와 식히는 시간을 같이 적었습니다.">
      <Card>
        <RecipeList />
      </Card>
      <p>
        배달하시는 음식은 <Link to="/easy/delivery/view">배달 음식 위생</Link>도 보아주세요.
      </p>
    </Screen>
  )
}
