import { ASSOCIATION } from './association.ts'
import styles from './support-phone.module.css'

const NAMED = /고객센터(?!\s*\(?\s*\d)/

/** Inserts the number as a call link after each «고객센터» in a sentence of ours or of the server. */
export function WithSupport({ text }: { text: string }) {
  const [before = '', ...after] = text.split(NAMED)
  if (after.length === 0) return before
  return (
    <>
      {before}고객센터
      <a className={styles.call} href={`tel:${ASSOCIATION.phone}`} data-optional={ASSOCIATION.phone}>
        ({ASSOCIATION.phone})
      </a>
      {after.join('고객센터')}
    </>
  )
}
