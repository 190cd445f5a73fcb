import { Card } from '@hygiene/ui'
import { DesigneeLaw } from '../../../shared/designee-law/designee-law.tsx'
import styles from './designation.module.css'

/** People who need the paper, its required content and the accepted files: said before a file is chosen. */
export function DesignationGuide() {
  return (
    <Card title="올리기 전에 확인해주세요">
      <ul className={styles.rules}>
        <li>
          영업자 대신 종업원이 교육을 받으면, 그 종업원을 식품위생에 관한 책임자로 지정했다는 확인서를 냅니다.
          (「식품위생법」 제41조제3항)
        </li>
        <li>
          확인서에는 업소명, 영업자와 책임자의 성명, 지정한 날짜, 영업자의 서명이나 도장이 있어야 합니다.
        </li>
        <li>
          <strong>PDF나 사진 파일 한 개, 10MB까지 올릴 수 있습니다. 한글, 워드 파일도 됩니다.</strong>
        </li>
        <li>사진은 글자가 또렷하게 보이도록 밝은 곳에서 찍어주세요.</li>
      </ul>
      <DesigneeLaw />
    </Card>
  )
}
