import { Button, Dialog } from '@hygiene/ui'
import { Scale } from 'lucide-react'
import { useHashModal } from '../../app/router/use-hash-modal.ts'
import styles from './designee-law.module.css'

/** Shows the notice on the hygiene-manager law in a modal (specification section 2). The wording is the Act's. */
export function DesigneeLaw() {
  const modal = useHashModal('designeeLaw')
  return (
    <div>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={modal.open}>
        <Scale aria-hidden />
        위생책임자에 관한 법
      </Button>
      <Dialog
        isOpen={modal.isOpen}
        onClose={modal.close}
        title="위생책임자에 관한 법"
        actions={
          <Button wide onClick={modal.close}>
            닫기
          </Button>
        }
      >
        <div className={styles.law}>
          <h3>「식품위생법」 제41조제3항</h3>
          <blockquote>
            <p>
              제1항 및 제2항에 따라 교육을 받아야 하는 자가 영업에 직접 종사하지 아니하거나 두 곳 이상의
              장소에서 영업을 하는 경우에는 종업원 중에서 식품위생에 관한 책임자를 지정하여 영업자 대신 교육을
              받게 할 수 있다.
            </p>
          </blockquote>
          <h3>쉽게 말하면</h3>
          <ul>
            <li>대표자가 그 영업장에서 직접 일하면 대표자가 교육을 받습니다.</li>
            <li>
              직접 일하지 않거나 영업장이 두 곳 이상이면, 직원 한 분을 위생책임자로 정해 대신 받게 할 수
              있습니다.
            </li>
            <li>위생책임자가 받은 교육은 지정확인서를 내야 인정됩니다.</li>
          </ul>
        </div>
      </Dialog>
    </div>
  )
}
