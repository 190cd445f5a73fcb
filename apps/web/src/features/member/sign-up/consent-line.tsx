import { Button, CheckboxField, VisuallyHidden } from '@hygiene/ui'
import form from '../../../shared/forms/form.module.css'
import type { Part } from '@hygiene/client/use-fields'
import { WholeText } from '../../../shared/forms/whole-text.tsx'
import { LegalModal } from '../../../app/legal/legal-modal.tsx'
import type { LegalDocument } from '../../../app/legal/legal-document.ts'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import type { Consents } from './draft.ts'

type Line = { name: keyof Consents; document: LegalDocument; title: string; must: boolean }

export const CONSENT_LINES: readonly Line[] = [
  { name: 'terms', document: 'terms', title: '이용약관', must: true },
  { name: 'privacy', document: 'joining', title: '개인정보 수집·이용', must: true },
  { name: 'marketing', document: 'news', title: '교육 소식과 행사 안내 받기', must: false },
  { name: 'thirdParty', document: 'marketing', title: '마케팅 정보 제3자 제공', must: false },
]

/** One consent and its text in full; agreeing there ticks the box. */
export function ConsentLine({ line, draft, wrong, change }: Part<Consents> & { line: Line }) {
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
