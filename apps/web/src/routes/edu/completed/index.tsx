import { NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { CompletedList } from '../../../features/education/completed/completed-list.tsx'
import { OldRecordList } from '../../../features/education/old-record/old-record-list.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '수료증', login: true }

export default function Completed() {
  return (
    <Screen lead="마친 교육의 수료증을 언제든지 다시 출력할 수 있습니다.">
      <CompletedList />
      <OldRecordList />
      <NoticeBox title="받은 수료증이 진짜인지 확인하시나요?">
        <p>
          수료증 아래쪽의 문서확인번호를 <Link to="/verify">문서 진위 확인</Link>에 입력해주세요. 로그인하지
          않아도 됩니다.
        </p>
      </NoticeBox>
    </Screen>
  )
}
