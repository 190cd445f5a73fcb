import { Button, CheckboxField, Dialog } from '@hygiene/ui'
import type { Part } from '@hygiene/client/use-fields'
import { useHashModal } from '../../app/router/use-hash-modal.ts'
import type { Agreement } from './agreement.ts'
import styles from './application-form.module.css'
import { ConsentText } from './consent-text.tsx'

/** Consent with its full text in a modal; agreeing there ticks the box. */
export function Consent({ draft, wrong, change, education }: Part<Agreement> & { education: string }) {
  const modal = useHashModal('consent')
  return (
    <div className={styles.fields}>
      <CheckboxField
        label="개인정보 수집·이용에 동의합니다. (필수)"
        name="privacyConsent"
        checked={draft.privacyConsent}
        error={wrong.privacyConsent}
        onChange={({ target }) => change({ privacyConsent: target.checked })}
      />
      <div className={styles.choices}>
        <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
          동의 내용 전체 보기
        </Button>
      </div>
      <Dialog
        isOpen={modal.isOpen}
        onClose={modal.close}
        title="개인정보 수집·이용 동의"
        actions={
          <Button
            onClick={() => {
              change({ privacyConsent: true })
              modal.close()
            }}
          >
            동의합니다
          </Button>
        }
      >
        <ConsentText education={education} />
      </Dialog>
    </div>
  )
}
