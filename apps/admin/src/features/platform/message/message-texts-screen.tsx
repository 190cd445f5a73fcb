import { Loaded, read } from '@hygiene/client'
import { readMessageTexts } from '@hygiene/contracts/platform/message/staff/read-message-texts'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type MessageText } from './message-text.ts'
import styles from './message-texts.module.css'
import { TextEditor } from './text-editor.tsx'

export function MessageTextsScreen() {
  const query = useQuery({ ...read(readMessageTexts, {}), staleTime: 0 })
  const [address, setAddress] = useSearchParams()
  return (
    <AdminScreen title="문자 문구" isFlush note="자동으로 나가는 문자에 적는 글입니다. 두 사람이 바꿉니다.">
      <Loaded query={query}>
        {({ texts }) => {
          const shown = texts.find(({ kind }) => kind === address.get('kind')) ?? texts[0]
          return (
            <div className={styles.panes}>
              <nav className={styles.kinds} aria-label="문자 종류">
                <ul>
                  {texts.map((text) => (
                    <li key={text.kind}>
                      <button
                        type="button"
                        aria-current={text === shown || undefined}
                        onClick={() => setAddress({ kind: text.kind })}
                      >
                        <span>{MESSAGES[text.kind].title}</span>
                        <State text={text} />
                      </button>
                    </li>
                  ))}
                </ul>
              </nav>
              {shown && <TextEditor key={`${shown.kind} ${shown.versionNo}`} text={shown} />}
            </div>
          )
        }}
      </Loaded>
    </AdminScreen>
  )
}

function State({ text: { waitingNo, versions, versionNo } }: { text: MessageText }) {
  if (waitingNo !== null) return <StateMark kind="waiting">승인 기다림</StateMark>
  if (versions[0] && versions[0].versionNo !== versionNo)
    return <StateMark kind="waiting">시작 기다림</StateMark>
  return versionNo === null ? null : <StateMark kind="done">수정</StateMark>
}
