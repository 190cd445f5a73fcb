import styles from './board.module.css'

type HighlightedProps = { text: string; searchText: string }

export function Highlighted({ text, searchText }: HighlightedProps) {
  return partsOf(text, searchText).map(({ text: wording, isFound }, index) =>
    isFound ? (
      <mark key={`${index}-${wording}`} className={styles.found}>
        {wording}
      </mark>
    ) : (
      wording
    ),
  )
}

export function partsOf(text: string, searchText: string): { text: string; isFound: boolean }[] {
  const asked = searchText.toLowerCase()
  const lower = text.toLowerCase()
  // Letters with a longer lower-case form would shift all later positions.
  if (asked === '' || lower.length !== text.length) return [{ text: text, isFound: false }]

  const parts: { text: string; isFound: boolean }[] = []
  let from = 0
  for (let at = lower.indexOf(asked); at !== -1; at = lower.indexOf(asked, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isFound: false })
    from = at + asked.length
    parts.push({ text: text.slice(at, from), isFound: true })
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false })
  return parts
}
