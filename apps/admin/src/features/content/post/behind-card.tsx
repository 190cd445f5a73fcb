import { withParticle } from '@hygiene/domain/particle'
import { Button, NoticeBox } from '@hygiene/ui'
import { bodyText } from './body-text.ts'
import styles from './contents.module.css'
import { Difference } from './difference.tsx'
import type { ContentRecord, Writing } from './use-writing.ts'

/** Shows both texts side by side when another employee saved first. The typed text is kept. */
export function BehindCard({ record, writing }: { record: ContentRecord; writing: Writing }) {
  const { version, body, versions } = record
  const who = versions[0]?.writtenByName
  return (
    <NoticeBox tone="warn" title="다른 사람이 먼저 수정했습니다" live>
      <p>
        {who ? `${who} 님이 ` : ''}
        {withParticle(`버전 ${version}`, '을')} 저장했습니다. 두 글을 비교한 뒤 선택해주세요. 쓰던 글은 그대로
        있습니다.
      </p>
      <div className={styles.both}>
        <section aria-label={`저장된 버전 ${version}`}>
          <h2>저장된 버전 {version}</h2>
          <p className={styles.difference}>{bodyText(body)}</p>
        </section>
        <section aria-label="내가 쓴 글">
          <h2>내가 쓴 글</h2>
          <Difference before={bodyText(body)} after={bodyText(writing.body)} />
        </section>
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={() => writing.rebase(version)}>
          내 글로 이어 작성
        </Button>
        <Button tone="secondary" size="small" onClick={() => writing.take(version, body)}>
          저장된 글로 바꾸기
        </Button>
      </div>
    </NoticeBox>
  )
}
