import type { Part } from '@hygiene/client/use-fields'
import { Button, Card, CheckboxField, VisuallyHidden } from '@hygiene/ui'
import type { LegalDocument } from '../../../app/legal/legal-document.ts'
import { LegalModal } from '../../../app/legal/legal-modal.tsx'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import form from '../../../shared/forms/form.module.css'
import { WholeText } from '../../../shared/forms/whole-text.tsx'
import type { Consents } from './draft.ts'
import styles from './sign-up.module.css'

type Line = { name: keyof Consents; document: LegalDocument; title: string; must: boolean }

const CONSENT_LINES: readonly Line[] = [
  { name: 'terms', document: 'terms', title: '이용약관', must: true },
  { name: 'privacy', document: 'joining', title: '개인정보 수집·이용', must: true },
  { name: 'marketing', document: 'news', title: '교육 소식과 행사 안내 받기', must: false },
  { name: 'thirdParty', document: 'marketing', title: '마케팅 정보 제3자 제공', must: false },
]

/** Shows one consent and its full text. Agreeing in the modal ticks the box. */
function ConsentLine({ line, draft, wrong, change }: Part<Consents> & { line: Line }) {
  const modal = useHashModal(`sign-up-${line.name}`)
  return (
    <li className={form.consent}>
      <CheckboxField
        label={
          <>
            {line.must ? '(필수)' : '(선택)'} <WholeText>{`${line.title}에`}</WholeText> 동의합니다
          </>
        }
        name={line.name}
        checked={draft[line.name]}
        error={wrong[line.name]}
        onChange={({ target }) => change({ [line.name]: target.checked })}
      />
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        <span>
          <VisuallyHidden>{line.title} 전체</VisuallyHidden> 보기
        </span>
      </Button>
      <LegalModal
        document={line.document}
        label={line.title}
        modal={modal}
        actions={
          <Button
            onClick={() => {
              change({ [line.name]: true })
              modal.close()
            }}
          >
            동의합니다
          </Button>
        }
      />
    </li>
  )
}

/** Lists each consent separately. The one for all names the optional ones (Personal Information Protection Act Art. 22). */
export function ConsentsStep(part: Part<Consents>) {
  const { draft, change } = part
  const isAll = CONSENT_LINES.every(({ name }) => draft[name])

  function changeAll(given: boolean) {
    change({ terms: given, privacy: given, marketing: given, thirdParty: given })
  }

  return (
    <Card
      title="약관에 동의해주세요"
      lead="필수 두 가지에만 동의하셔도 가입하실 수 있습니다. 선택은 나중에 나의 정보에서 바꿀 수 있습니다."
    >
      <div className={styles.all}>
        <CheckboxField
          label={
            <>
              <strong>전체 동의</strong> (필수 2가지와 선택 2가지에 모두 동의합니다)
            </>
          }
          name="all"
          checked={isAll}
          onChange={({ target }) => changeAll(target.checked)}
        />
      </div>
      <ul className={styles.consents}>
        {CONSENT_LINES.map((line) => (
          <ConsentLine key={line.name} line={line} {...part} />
        ))}
      </ul>
    </Card>
  )
}
