import { Fragment } from 'react'
import styles from './form.module.css'

/** Breaks words at spaces only: a browser would begin a line with «·이용에». */
export function WholeText({ children }: { children: string }) {
  return children.split(' ').map((word, at) => (
    <Fragment key={word}>
      {at > 0 && ' '}
      <span className={styles.word}>{word}</span>
    </Fragment>
  ))
}
