import { Loaded, read } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listInquiryTopics } from '@hygiene/contracts/content/inquiry/staff/list-inquiry-topics'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { saveInquiryTopics } from '@hygiene/contracts/content/inquiry/staff/save-inquiry-topics'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { TOPIC_LIMITS } from '@hygiene/domain/content/inquiry/inquiry-topic'
import { Button, showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import styles from './set-up.module.css'
import { moved, sentTopics, topicFaults, type TypedTopic, typedTopics } from './topics-form.ts'

type Kept = EntityOf<typeof listInquiryTopics>

export function TopicsScreen() {
  const topics = useQuery({ ...read(listInquiryTopics, {}), staleTime: 0 })
  return (
    <AdminScreen
      title="문의 주제"
      path={
        <Link to="/inquiries" className={styles.path}>
          1:1 문의
        </Link>
      }
    >
      <p>새 문의는 제목이나 글에 검색어가 있는 첫 주제로 들어옵니다. 상담원이 문의마다 바꿀 수 있습니다.</p>
      <Loaded query={topics}>{(kept) => <TopicsForm key={kept.version} kept={kept} />}</Loaded>
    </AdminScreen>
  )
}

function TopicsForm({ kept }: { kept: Kept }) {
  const { role } = useEmployee()
  const form = useForm(saveInquiryTopics, {
    start: () => ({ list: typedTopics(kept.list) }),
    judge: ({ list }): Record<string, string> => topicFaults(list),
    input: ({ list }) => ({ list: sentTopics(list), version: kept.version }),
    refresh: [listInquiryTopics, listStaffInquiries],
    refusedTitle: '저장하지 못했습니다',
    onDone: () => showToast('주제를 저장했습니다.'),
  })
  const { list } = form.draft
  const setList = (next: TypedTopic[]) => form.change({ list: next })
  const add = () => setList([...list, { key: crypto.randomUUID(), topicName: '', text: '' }])
  return (
    <AskForm form={form}>
      <ul className={styles.list}>
        {list.map((topic, at) => (
          <TopicRow
            key={topic.key}
            topic={topic}
            wrong={form.wrong}
            onChange={(more) => setList(list.map((one) => (one === topic ? { ...one, ...more } : one)))}
            onMove={(by) => setList(moved(list, at, by))}
            onRemove={() => setList(list.filter((one) => one !== topic))}
          />
        ))}
      </ul>
      <p className={styles.actions}>
        <Button type="submit" busy={form.isBusy} unavailable={!staffMay(role, 'writeCannedAnswers')}>
          저장하기
        </Button>
        <Button tone="secondary" unavailable={list.length >= TOPIC_LIMITS.topics} onClick={add}>
          주제 추가
        </Button>
      </p>
    </AskForm>
  )
}

type TopicRowProps = {
  topic: TypedTopic
  wrong: Readonly<Record<string, string | undefined>>
  onChange: (more: Partial<TypedTopic>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function TopicRow({ topic: { key, topicName, text }, wrong, onChange, onMove, onRemove }: TopicRowProps) {
  const named = topicName === '' ? '새 주제' : topicName
  return (
    <li data-topic>
      <TextField
        label="주제"
        name={`name${key}`}
        autoComplete="off"
        maxLength={TOPIC_LIMITS.nameLetters}
        value={topicName}
        error={wrong[`name${key}`]}
        onChange={({ target }) => onChange({ topicName: target.value })}
      />
      <TextField
        label="검색어"
        name={`text${key}`}
        autoComplete="off"
        maxLength={400}
        placeholder="결제, 입금, 환불"
        value={text}
        error={wrong[`text${key}`]}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <p className={styles.actions}>
        <Button tone="quiet" size="small" aria-label={`${named} 위로`} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden />
        </Button>
        <Button tone="quiet" size="small" aria-label={`${named} 아래로`} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden />
        </Button>
        <Button tone="quiet" size="small" aria-label={`${named} 삭제`} onClick={onRemove}>
          <X aria-hidden />
        </Button>
      </p>
    </li>
  )
}
