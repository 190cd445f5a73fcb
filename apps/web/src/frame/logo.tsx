import { Link } from 'react-router-dom'
import { ASSOCIATION } from './association.ts'
import styles from './logo.module.css'

export function Logo() {
  return (
    <Link to="/main" className={styles.logo}>
      <img src="/icon.svg" alt="" width="44" height="44" />
      <span className={styles.words}>
        <strong>{ASSOCIATION.service}</strong>
        <span>{ASSOCIATION.name} 식품위생교육</span>
      </span>
    </Link>
  )
}
