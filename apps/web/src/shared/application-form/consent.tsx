import type { Part } from '@hygiene/client/use-fields'
import { Button, CheckboxField, Dialog } from '@hygiene/ui'
import { useHashModal } from '../../app/router/use-hash-modal.ts'
import type { Agreement } from './agreement.ts'
import styles from './application-form.module.css'

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

/** States the data collected for an application, the purpose and the retention (specification section 9). */
function ConsentText({ education }: { education: string }) {
  return (
    <div className={styles.text}>
      <section>
        <h3>모으는 항목</h3>
        <p>이름, 생년월일, 휴대전화 번호, 영업장 전화번호, 직위</p>
        <p>영업신고번호, 업소명, 대표자명, 영업장 주소</p>
        <p>결제 수단과 결제 결과, 환불받으실 때의 은행 계좌</p>
      </section>
      <section>
        <h3>쓰는 목적</h3>
        <p>
          「식품위생법」 제41조에 따른 식품위생교육의 신청 접수, 본인확인, 교육비 결제와 환불, 수강 기록 관리,
          수료증 발급과 교육 안내에 씁니다.
        </p>
      </section>
      <section>
        <h3>보유 기간</h3>
        <p>교육 수료 기록은 수료 사실의 증명을 위하여 계속 보존합니다.</p>
        <p>계약과 결제 기록은 5년, 불만과 분쟁 처리 기록은 3년 동안 보존한 뒤 지웁니다.</p>
      </section>
      <section>
        <h3>동의하지 않으실 수 있습니다</h3>
        <p>동의하지 않으셔도 되지만, 그러면 {education}을 신청하실 수 없습니다.</p>
      </section>
    </div>
  )
}
