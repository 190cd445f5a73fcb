import { AssociationLines } from '@hygiene/client'
import { Link } from 'react-router-dom'
import { ASSOCIATION } from '../association/association.ts'
import { FooterBanners } from './footer-banners.tsx'
import styles from './footer.module.css'
import { LegalLinks } from '../legal/legal-links.tsx'
import { PolicyNews } from '../legal/policy-news.tsx'
import { RelatedSites } from './related-sites.tsx'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <PolicyNews />
        <FooterBanners />
        <ul className={styles.links}>
          <LegalLinks />
          <li>
            <Link to="/info/branch">지회·지부 연락처</Link>
          </li>
        </ul>
        <div className={styles.lower}>
          <address className={styles.contact}>
            <AssociationLines shown={ASSOCIATION} />
          </address>
          <RelatedSites />
        </div>
      </div>
    </footer>
  )
}
