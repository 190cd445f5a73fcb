export type Program = {
  name: string
  entry: string
  args?: string[]
  nodeArgs?: readonly string[]
  env: Record<string, string>
  cwd?: string
  watch?: boolean
  readyUrl?: string
  readyLine?: string
}
