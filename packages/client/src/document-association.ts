import { ASSOCIATION_BLOCK, type ShownAssociation } from '@hygiene/domain/staff/setting/shown-association'

export function documentAssociation(): ShownAssociation | null {
  if (typeof document === 'undefined') return null
  const text = document.getElementById(ASSOCIATION_BLOCK)?.textContent
  return text ? (JSON.parse(text) as ShownAssociation) : null
}
