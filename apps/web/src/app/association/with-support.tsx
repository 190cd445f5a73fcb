import { ASSOCIATION } from './association.ts'
import styles from './support-phone.module.css'

const NAMED = /고객센터(?!\s*\(?\s*\d)/

/** A sentence, ours or the server's: where it sends to 고객센터, the number stands right after the word and calls. */
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
