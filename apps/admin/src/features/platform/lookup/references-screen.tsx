import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readReferences } from '@hygiene/contracts/platform/lookup/staff/read-references'
import { formatSeoulDate, formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { RegionUpload } from './region-upload.tsx'
import styles from './references.module.css'

type References = EntityOf<typeof readReferences>

export function ReferencesScreen() {
  const query = useQuery({ ...read(readReferences, {}), staleTime: 0 })
  return (
    <AdminScreen title="기준 정보">
      <Loaded query={query}>
        {({ regions, register, holidays, messageTexts }) => (
          <div className={styles.lists}>
            <List title="행정구역" facts={regionFacts(regions)}>
              <RegionUpload />
            </List>
            <Register walks={register} hasProvinces={regions.provinces > 0} />
            <List
              title="공휴일"
              facts={[
                ['등록', `${holidays.count}일`],
                ['마지막 날', holidays.lastDay ? formatSeoulDate(holidays.lastDay) : '없음'],
              ]}
            >
              <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/inquiries/hours">
                근무 시간·공휴일 수정
              </Link>
            </List>
            <List
              title="문자 문구"
              facts={[
                ['종류', `${messageTexts.count}가지`],
                ['마지막 수정', timeOr(messageTexts.changedAt, '기본 문구 사용')],
              ]}
            >
              <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/message-texts">
                문자 문구 수정
              </Link>
            </List>
          </div>
        )}
      </Loaded>
    </AdminScreen>
  )
}

type Fact = readonly [string, string]

function List({ title, facts, children }: { title: string; facts: readonly Fact[]; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.list}>
      <h2>{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}

const timeOr = (instant: string | null, none: string) =>
  instant === null ? none : formatSeoulDateTime(new Date(instant))

function regionFacts({ provinces, cities, districts, fileName, ...last }: References['regions']): Fact[] {
  return [
    ['시·도', `${provinces}곳`],
    ['시·군·구', `${cities.toLocaleString('ko-KR')}곳`],
    ['읍·면·동', districts === 0 ? '없음' : `${districts.toLocaleString('ko-KR')}곳`],
    ['목록', fileName || '없음'],
    ['기준 일시', `${timeOr(last.updatedAt, '없음')}${last.updatedByName && ` ${last.updatedByName}`}`],
  ]
}

const FAULT_TEXT: Readonly<Record<string, string>> = {
  shape: '형식 오류',
  number: '영업신고번호 없음',
  trade: '업종 없음',
  name: '업소명 없음',
  representative: '대표자 없음',
  address: '주소 없음',
  province: '시·도를 알 수 없음',
}

function Register({ walks, hasProvinces }: { walks: References['register']; hasProvinces: boolean }) {
  return (
    <section aria-label="영업신고 자료" className={styles.list}>
      <h2>영업신고 자료</h2>
      {!hasProvinces && (
        <NoticeBox tone="warn">시·도가 없어 자료를 받지 않습니다. 행정구역을 먼저 올려주세요.</NoticeBox>
      )}
      {walks.length === 0 && <p>아직 받은 자료가 없습니다.</p>}
      {walks.map((walk) => (
        <div key={walk.businessTypeName}>
          <h3>
            {walk.businessTypeName}{' '}
            <StateMark kind={walk.skippedMany || walk.sentAway ? 'view' : 'done'}>{stateOf(walk)}</StateMark>
          </h3>
          <dl>
            <div>
              <dt>받은 일시</dt>
              <dd>{timeOr(walk.finishedAt ?? walk.startedAt, '')}</dd>
            </div>
            <div>
              <dt>전체</dt>
              <dd>{walk.total.toLocaleString('ko-KR')}건</dd>
            </div>
            <div>
              <dt>제외</dt>
              <dd>{skippedText(walk)}</dd>
            </div>
          </dl>
          {walk.skippedMany && (
            <NoticeBox tone="warn">제외한 자료가 많습니다. 다음에는 처음부터 다시 받습니다.</NoticeBox>
          )}
        </div>
      ))}
    </section>
  )
}

type Walk = References['register'][number]

function stateOf({ sentAway, finishedAt, skippedMany }: Walk): string {
  if (sentAway) return `제공 기관이 거절함 (${sentAway})`
  if (skippedMany) return '확인 필요'
  return finishedAt === null ? '받는 중' : '정상'
}

function skippedText({ skipped, total, faults }: Walk): string {
  if (skipped === 0) return '없음'
  const share = total > 0 ? ` (${((skipped / total) * 100).toFixed(1)}%)` : ''
  const reasons = faults.map(({ fault, rows }) => `${FAULT_TEXT[fault] ?? '기타'} ${rows}건`).join(', ')
  return `${skipped.toLocaleString('ko-KR')}건${share}: ${reasons}`
}
