import { formatSeoulDateTime } from '@hygiene/domain'
import { VisuallyHidden } from '@hygiene/ui'
import { StateMark } from '../../shared/state-mark/state-mark.tsx'
import { type CertificateRecord, editionState, toldOf, whyOf } from './certificate-words.ts'
import styles from './certificates.module.css'

/** Every edition, the newest first; one at most counts. */
export function EditionTable({ record: { certificateNumber, editions } }: { record: CertificateRecord }) {
  return (
    <section className={styles.editions} aria-labelledby="editions">
      <h2 id="editions">
        수료증 <small>유효한 것은 언제나 한 장</small>
      </h2>
      <div className={styles.scroll}>
        <table>
          <caption>
            <VisuallyHidden>수료증 판</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {['판', '수료증 번호', '문서확인번호', '발급', '업소명', '상태', '확인 화면의 말'].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {editions.map((edition) => (
              <tr key={edition.edition} data-valid={edition.status === 'valid' || undefined}>
                <th scope="row">{edition.edition}</th>
                <td>{certificateNumber}</td>
                <td>{edition.verificationNumber}</td>
                <td>{formatSeoulDateTime(new Date(edition.issuedAt))}</td>
                <td>{edition.businessName}</td>
                <td>
                  <StateMark kind={editionState[edition.status].kind}>
                    {editionState[edition.status].label}
                  </StateMark>
                </td>
                <td>{toldOf(edition)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.why}>
        {editions.map((edition) => {
          const why = whyOf(edition)
          return why && edition.withdrawn ? (
            <li key={edition.edition}>
              {formatSeoulDateTime(new Date(edition.withdrawn.at))} {edition.edition}판 {why}
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}
