import { Loaded, read, useSend } from '@hygiene/client'
import { judgeForm } from '@hygiene/client/judge-form'
import { useFields } from '@hygiene/client/use-fields'
import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { forecastBulkOperation } from '@hygiene/contracts/staff/bulk-operation/forecast-bulk-operation'
import { orderBulkOperation } from '@hygiene/contracts/staff/bulk-operation/order-bulk-operation'
import { requestBulkOperation } from '@hygiene/contracts/staff/bulk-operation/request-bulk-operation'
import { staffTextForm } from '@hygiene/contracts/forms/staff-text'
import { APPROVAL_KINDS, approvalReasonLabel } from '@hygiene/domain/staff/approval/approval'
import {
  type BulkOperationKindName,
  bulkOperationLabel,
  type BulkScreen,
} from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { DateField, Dialog, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { type AskedChange, ChangeDialog } from '../change-dialog/change-dialog.tsx'
import { StaffTextField } from '../staff-text/staff-text-field.tsx'

type BulkDialogProps = { screen: BulkScreen; setNo: string; kind: BulkOperationKindName; onClose: () => void }
type Forecast = EntityOf<typeof forecastBulkOperation>

/**
 * Shows whom an action on a frozen set affects now, and starts it. More than 1,000 people require a second employee's approval.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { screen, setNo, kind, onClose } = props
  const forecast = useQuery({
    ...read(forecastBulkOperation, { screen, setNo, kind }),
    staleTime: 0,
    gcTime: 0,
  })
  if (forecast.data) return <Known {...props} forecast={forecast.data} />
  return (
    <Dialog isOpen title={bulkOperationLabel[kind]} onClose={onClose}>
      <Loaded query={forecast}>{() => null}</Loaded>
    </Dialog>
  )
}

function Known({ screen, setNo, kind, forecast, onClose }: BulkDialogProps & { forecast: Forecast }) {
  const go = useNavigate()
  const fields = useFields({ body: '', untilOn: '' }, (typed) => {
    if (kind === 'text') return judgeForm(staffTextForm, typed)
    return typed.untilOn === '' ? { untilOn: '날짜를 골라주세요.' } : {}
  })
  const { body, untilOn } = fields.draft
  const { people, left, needsApproval } = forecast
  const order = useSend(orderBulkOperation, {
    onRefused: () => undefined,
    onDone: () => {
      showToast('일괄 처리를 시작했습니다.')
      void go('/bulk-operations')
    },
  })
  const ask = useSend(requestBulkOperation, {
    onRefused: () => undefined,
    onDone: ({ approvalNo }) => {
      showToast('승인을 요청했습니다.')
      void go(`/approvals/${approvalNo}`)
    },
  })

  function perform({ reasonCode, text }: AskedChange) {
    const work: Work = kind === 'text' ? { kind, body } : { kind, untilOn }
    if (needsApproval) return ask.mutate({ screen, setNo, work, reasonCode, text })
    const reason = `${approvalReasonLabel('bulkOperation', reasonCode)}: ${text}`.slice(0, 200)
    order.mutate({ screen, setNo, work, reason })
  }
  const count = `${people.toLocaleString('ko-KR')}${kind === 'text' ? '명' : '건'}`
  return (
    <ChangeDialog
      title={bulkOperationLabel[kind]}
      about={`고른 ${screen === 'members' ? '회원' : '수강 신청'} · ${count}`}
      rows={[
        {
          label: kind === 'text' ? '문자' : '수강 마지막 날',
          before: '-',
          after: kind === 'text' ? `${count}에게 한 번씩` : untilOn === '' ? '-' : formatSeoulDate(untilOn),
        },
        ...(left > 0
          ? [{ label: '고른 뒤 벗어남', before: '-', after: `${left.toLocaleString('ko-KR')}건은 빼고` }]
          : []),
      ]}
      follows={FOLLOWS[kind]}
      reasons={APPROVAL_KINDS.bulkOperation.reasons}
      verb={kind === 'text' ? `${count}에게 보내기` : `${count} 늘리기`}
      {...(needsApproval ? { approval: 'bulkOperation' as const } : {})}
      isBusy={order.isPending || ask.isPending}
      refusal={(order.error ?? ask.error)?.message}
      fields={fields}
      onAsk={perform}
      onClose={onClose}
    >
      {kind === 'text' ? (
        <StaffTextField {...fields.field('body')} />
      ) : (
        <DateField
          label="수강 마지막 날"
          type="date"
          hint="다음 해 1월 31일까지"
          {...fields.field('untilOn')}
        />
      )}
    </ChangeDialog>
  )
}

type Work = SentTo<typeof orderBulkOperation>['work']

const FOLLOWS: Record<BulkOperationKindName, readonly string[]> = {
  text: [
    '밤 9시부터 아침 8시까지는 기다렸다가 보냅니다.',
    '차례가 오기 전에 조건에서 벗어난 회원은 건너뜁니다.',
    '하는 동안 일괄 처리 화면에서 멈출 수 있습니다.',
  ],
  extend: [
    '수강 중인 온라인교육만 늘어나고, 나머지는 건너뜁니다.',
    '늘린 회원에게 문자로 알립니다.',
    '하는 동안 일괄 처리 화면에서 멈출 수 있습니다.',
  ],
}
