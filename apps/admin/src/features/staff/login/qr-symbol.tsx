import { create } from 'qrcode'
import { qrPath } from './qr-path.ts'
import styles from './login.module.css'

/** Modules of quiet ground that readers expect around a symbol. */
const QUIET = 4

/** Drawn here: the secret goes to no service that draws pictures. */
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
