import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listPasskeys } from '@hygiene/contracts/member/passkey/list-passkeys'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Badge, Button, Card, type Column, Dialog, NoticeBox, Table } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import form from '../../../shared/forms/form.module.css'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import { AddPasskey } from './add-passkey.tsx'
import { useRemovePasskey } from './use-remove-passkey.ts'

type Passkey = EntityOf<typeof listPasskeys>['list'][number]

const time = (at: string) => <time dateTime={at}>{formatSeoulDateTime(new Date(at))}</time>

/** Devices that open the account without the password. */
export function Passkeys() {
  const passkeys = useQuery(read(listPasskeys, {}))
  const modal = useHashModal('passkey')
  return (
    <Card
      title="지문·얼굴로 로그인 (패스키)"
      lead="등록한 기기에서는 비밀번호 대신 지문, 얼굴이나 화면 잠금으로 로그인합니다. 비밀번호도 그대로 쓰실 수 있습니다."
    >
      <Loaded query={passkeys}>{({ list }) => list.length > 0 && <PasskeyTable list={list} />}</Loaded>
      <div>
        <Button tone="secondary" aria-haspopup="dialog" onClick={modal.open}>
          이 기기 등록하기
        </Button>
      </div>
      <Dialog isOpen={modal.isOpen} onClose={modal.close} title="이 기기 등록하기">
        <AddPasskey onDone={modal.close} />
      </Dialog>
    </Card>
  )
}

function PasskeyTable({ list }: { list: readonly Passkey[] }) {
  const remove = useRemovePasskey()
  return (
    <>
      {list.some(({ isBlocked }) => isBlocked) && (
        <NoticeBox tone="warn" title="복제된 것으로 보여 막은 패스키가 있습니다.">
          다른 기기가 같은 패스키를 썼습니다. 지우고 다시 등록해주세요.
        </NoticeBox>
      )}
      <Table
        caption="등록한 기기"
        columns={columnsFor(remove)}
        rows={list}
        rowKey={({ passkeyNo }) => passkeyNo}
      />
    </>
  )
}

function columnsFor(remove: ReturnType<typeof useRemovePasskey>): readonly Column<Passkey>[] {
  return [
    {
      header: '기기',
      isHeading: true,
      cell: ({ name, isBlocked }) => <Name name={name} isBlocked={isBlocked} />,
    },
    { header: '등록한 때', cell: ({ createdAt }) => time(createdAt) },
    {
      header: '마지막 로그인',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? '아직 없음' : time(lastUsedAt)),
    },
    {
      header: '지우기',
      cell: (passkey) => (
        <Button
          tone="secondary"
          size="small"
          aria-label={`지우기 ${passkey.name}`}
          busy={remove.isBusy}
          onClick={() => void remove.ask(passkey)}
        >
          지우기
        </Button>
      ),
    },
  ]
}

function Name({ name, isBlocked }: Pick<Passkey, 'name' | 'isBlocked'>) {
  if (!isBlocked) return name
  return (
    <span className={form.word}>
      {name} <Badge tone="error">막음</Badge>
    </span>
  )
}
