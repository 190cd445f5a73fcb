export type Program = {
  name: string
  entry: string
  args?: string[]
  /** Before the entry: how Node itself is started. */
  nodeArgs?: readonly string[]
  env: Record<string, string>
  cwd?: string
  /** Started again by Node whenever one of its files changes. */
  watch?: boolean
  /** Answers 200 when the program can be used. */
  readyUrl?: string
  /** The line that a program without an address prints when it can be used. */
  readyLine?: string
}
