import { type FigureName, isFigureName } from './figures.ts'

export type Slide = {
  title: string
  figure: FigureName
  points: readonly string[]
  narration: readonly string[]
}

type OpenSlide = { title: string; figure: FigureName; points: string[]; narration: string[] }

function openSlide(heading: string): OpenSlide {
  const [title, figure] = heading.split(' @')
  if (title === undefined || figure === undefined || !isFigureName(figure)) {
    throw new Error(`A slide heading reads '# title @figure', not '# ${heading}'`)
  }
  return { title, figure, points: [], narration: [] }
}

/** Parses a deck: `# title @figure` starts a slide, `- ` a point and `> ` a sentence of narration. */
export function readSlides(text: string): readonly Slide[] {
  const slides: OpenSlide[] = []
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      slides.push(openSlide(line.slice(2)))
      continue
    }
    const slide = slides.at(-1)
    if (slide !== undefined && line.startsWith('- ')) slide.points.push(line.slice(2))
    else if (slide !== undefined && line.startsWith('> ')) slide.narration.push(line.slice(2))
    else throw new Error(`This line belongs to no slide: ${line}`)
  }
  return slides
}
