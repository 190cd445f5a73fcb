import { create } from 'qrcode'
import { qrPath } from './qr-path.ts'
import styles from './login.module.css'

/** Is the quiet zone in modules that readers expect around a symbol. */
const QUIET = 4

/** Draws the symbol here, so that the secret is sent to no drawing service. */
export function QrSymbol({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(modules.size, (row, column) => modules.get(row, column) === 1)} />
    </svg>
  )
}
