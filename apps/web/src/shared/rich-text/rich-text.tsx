import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { RichText as Drawn } from '@hygiene/writing/rich-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const renderLink = (to: string, text: ReactNode) => <Link to={to}>{text}</Link>

/** Keeps links to this site inside the app. */
export function RichText({ blocks }: { blocks: readonly RichBlock[] }) {
  return <Drawn blocks={blocks} renderLink={renderLink} />
}
