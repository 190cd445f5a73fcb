import { Broken, isReportedCentrally, Loaded, queryClient, Refused, read, useSend } from '@hygiene/client'
import { useFields } from '@hygiene/client/use-fields'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { listPasskeys } from '@hygiene/contracts/member/passkey/list-passkeys'
import { removePasskey } from '@hygiene/contracts/member/passkey/remove-passkey'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import {
  askConfirm,
  Badge,
  Button,
  Card,
  type Column,
  Dialog,
  NoticeBox,
  showAlert,
  showToast,
  Table,
} from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Registering } from '../../../app/login/passkey/register-passkey.ts'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import formStyles from '../../../shared/forms/form.module.css'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { NO_PRESENT_PASSWORD, ofPresentPassword, PresentPassword } from './present-password.tsx'

const TEXT: Readonly<Record<Exclude<Registering, 'added'>, string>> = {
  known: '이미 등록한 기기입니다. 로그인 화면에서 지문·얼굴로 로그인하실 수 있습니다.',
  none: '기기에서 지문, 얼굴이나 화면 잠금을 확인하지 못했습니다. 다시 시도해주세요.',
}

/** Asks for the password again, because the passkey will open the account without it (ASVS 7.5.1). */
function AddPasskey({ onDone }: { onDone: () => void }) {
  const [isPossible] = useState(() => 'PublicKeyCredential' in window)
  const [isBusy, setIsBusy] = useState(false)
  const form = useFields({ userPw: '' }, ({ userPw }) =>
    userPw === '' ? { userPw: NO_PRESENT_PASSWORD } : {},
  )

  async function add() {
    setIsBusy(true)
    try {
      const { registerPasskey } = await import('../../../app/login/passkey/register-passkey.ts')
      const registered = await registerPasskey(form.draft.userPw)
      if (registered !== 'added') return await showAlert(TEXT[registered], { title: '등록하지 않았습니다' })
      for (const { path } of [listPasskeys, readMyPage])
        void queryClient.invalidateQueries({ queryKey: [path] })
      onDone()
      showToast('이 기기를 등록했습니다.')
    } catch (error) {
      await notify(error)
    } finally {
      setIsBusy(false)
    }
  }

  async function notify(error: unknown) {
    if (error instanceof Broken || isReportedCentrally(error)) return
    if (!(error instanceof Refused)) throw error
    if (ofPresentPassword(error.refusal)) form.show({ userPw: error.message })
    else await showAlert(error.message, { title: '이 기기를 등록하지 못했습니다' })
  }

  if (!isPossible)
    return (
      <NoticeBox title="이 브라우저에서는 등록할 수 없습니다. 크롬이나 사파리, 삼성 인터넷에서 열어주세요." />
    )
  return (
    <ScreenForm form={form} onPass={() => isBusy || void add()}>
      <p>비밀번호를 확인한 뒤, 기기가 지문이나 얼굴 또는 화면 잠금을 묻습니다.</p>
      <PresentPassword {...form} />
      <Button type="submit" wide busy={isBusy}>
        등록하기
      </Button>
    </ScreenForm>
  )
}

type Passkey = EntityOf<typeof listPasskeys>['list'][number]

const time = (at: string) => <time dateTime={at}>{formatSeoulDateTime(new Date(at))}</time>

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
    <span className={formStyles.word}>
      {name} <Badge tone="error">막음</Badge>
    </span>
  )
}

function useRemovePasskey() {
  const send = useSend(removePasskey, {
    refresh: [listPasskeys, readMyPage],
    onDone: () => showToast('패스키를 지웠습니다.'),
    refusedTitle: '패스키를 지우지 못했습니다',
  })

  async function ask({ passkeyNo, name }: { passkeyNo: number; name: string }) {
    const isSure = await askConfirm(`${name}\n지우시면 이 기기에서는 비밀번호로 로그인하셔야 합니다.`, {
      title: '패스키를 지울까요?',
      confirmLabel: '지우기',
      isDanger: true,
    })
    if (isSure) send.mutate({ passkeyNo })
  }
  return { isBusy: send.isPending, ask }
}
