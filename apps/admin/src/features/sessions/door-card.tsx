import { Button, Card, EmptyState } from '@hygiene/ui'
import { useState } from 'react'
import { CloseDoorDialog } from './close-door-dialog.tsx'
import { DoorTable, type DoorLink } from './door-table.tsx'
import { MakeDoorDialog } from './make-door-dialog.tsx'
import type { SessionFacts } from './session-words.ts'

type DoorCardProps = { session: SessionFacts; mayDecide: boolean }

/** The links of the session's doors; the addresses themselves are told once and kept nowhere. */
export function DoorCard({ session, mayDecide }: DoorCardProps) {
  const [isMaking, setIsMaking] = useState(false)
  const [closing, setClosing] = useState<DoorLink | null>(null)
  const { doorLinks, mayHaveDoorLinks } = session

  return (
    <Card
      title="출석 확인 주소"
      lead="교육장 출입구에서 직원 휴대전화로 여는 주소입니다. 출입구나 휴대전화마다 하나씩 만들어주세요."
      action={
        mayDecide &&
        mayHaveDoorLinks && (
          <Button tone="secondary" onClick={() => setIsMaking(true)}>
            새 주소 만들기
          </Button>
        )
      }
    >
      {doorLinks.length === 0 ? (
        <EmptyState message="아직 만든 주소가 없습니다." />
      ) : (
        <DoorTable links={doorLinks} onClose={mayDecide ? setClosing : null} />
      )}
      {isMaking && <MakeDoorDialog session={session} onClose={() => setIsMaking(false)} />}
      {closing && <CloseDoorDialog link={closing} onClose={() => setClosing(null)} />}
    </Card>
  )
}
