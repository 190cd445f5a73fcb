export type LectureScript = {
  mediaKey: string
  title: string
  summary: string
  durationSeconds: number
  slides: string
}
