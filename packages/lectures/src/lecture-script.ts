/** One lecture as its author writes it; `slides` is the plain text that `readSlides` understands. */
export type LectureScript = {
  mediaKey: string
  title: string
  summary: string
  durationSeconds: number
  slides: string
}
