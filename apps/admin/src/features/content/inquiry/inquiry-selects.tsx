import { useSend } from '@hygiene/client'
import { assignInquiry } from '@hygiene/contracts/content/inquiry/staff/assign-inquiry'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { setInquiryTopic } from '@hygiene/contracts/content/inquiry/staff/set-inquiry-topic'
import { SelectField, showToast } from '@hygiene/ui'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import type { Inquiry } from './inquiry-text.ts'
import { useTopics } from './queue-filters.ts'

const REFRESH = [readStaffInquiry, listStaffInquiries]

/** Chooses the topic. A retired topic stays selected until another one is chosen. */
export function TopicSelect({ inquiry: { inquiryNo, topicNo, topicName } }: { inquiry: Inquiry }) {
  const topics = useTopics()
  const send = useSend(setInquiryTopic, { refresh: REFRESH, refusedTitle: '주제를 바꾸지 못했습니다' })
  const isEnded = topicNo !== null && topics.every((one) => one.topicNo !== topicNo)
  return (
    <SelectField
      label="주제"
      hideLabel
      name="topic"
      emptyLabel="주제 없음"
      options={[
        ...(isEnded ? [{ value: String(topicNo), label: topicName ?? '' }] : []),
        ...topics.map((one) => ({ value: String(one.topicNo), label: one.topicName })),
      ]}
      value={topicNo === null ? '' : String(topicNo)}
      onChange={({ target }) =>
        send.mutate({ inquiryNo, topicNo: target.value === '' ? null : Number(target.value) })
      }
    />
  )
}

/** Chooses the employee who handles it. The key `a` assigns it to oneself. */
export function AssignSelect({ inquiry: { inquiryNo, assigneeNo, employees } }: { inquiry: Inquiry }) {
  const { employeeNo } = useEmployee()
  const send = useSend(assignInquiry, {
    refresh: REFRESH,
    refusedTitle: '담당을 바꾸지 못했습니다',
    onDone: () => showToast('담당을 바꿨습니다.'),
  })
  const give = (toEmployeeNo: number | null) =>
    send.mutate({ inquiryNo, fromEmployeeNo: assigneeNo, toEmployeeNo })
  useKeys([{ keys: 'a', label: '내가 맡기', run: () => give(employeeNo) }])
  return (
    <SelectField
      label="담당"
      hideLabel
      name="assignee"
      emptyLabel="배정 안 됨"
      options={employees.map((one) => ({ value: String(one.employeeNo), label: one.name }))}
      value={assigneeNo === null ? '' : String(assigneeNo)}
      onChange={({ target }) => give(target.value === '' ? null : Number(target.value))}
    />
  )
}
