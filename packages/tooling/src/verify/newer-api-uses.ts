import type { NewerApis } from '@hygiene/testing/newer-apis'
import { parseAst } from 'rolldown/parseAst'

type Node = Readonly<Record<string, unknown>> & { type: string }
export type Script = { path: string; text: string }

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self'])

export function newerApiUses({ path, text }: Script, apis: NewerApis): string[] {
  const methods = new Map([...apis.unmistakable].map((method) => [method.split('.')[1] ?? '', method]))
  const found = new Set<string>()
  const tree = parseAst(text, { lang: languageOf(path) }) as unknown as Node
  const shortened = shortNamesOf(tree)
  const isGlobal = (name: string) => apis.globals.has(name) && !shortened.has(name)

  const visit = (node: Node) => {
    if (node.type === 'MemberExpression') {
      const [object, property] = [nameOf(node['object']), nameOf(node)]
      const isOfWindow = GLOBAL_OBJECTS.has(object)
      if (apis.members.has(`${object}.${property}`)) found.add(`${object}.${property}`)
      if (isGlobal(object)) found.add(object)
      if (isOfWindow && apis.globals.has(property)) found.add(property)
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const callee = node['callee'] as Node
      const method = callee.type === 'MemberExpression' ? methods.get(nameOf(callee)) : undefined
      if (method) found.add(method)
      if (callee.type === 'Identifier' && isGlobal(nameOf(callee))) found.add(nameOf(callee))
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(tree)
  return [...found]
}

const LONGEST_SHORTENED = 3

/** Returns declared names of up to three letters: a minifier uses such names, and `ML` is a global of new browsers. */
function shortNamesOf(tree: Node): Set<string> {
  const names = new Set<string>()
  const visit = (node: Node) => {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') {
      const name = nameOf(node['id'] ?? {})
      if (name !== '' && name.length <= LONGEST_SHORTENED) names.add(name)
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(tree)
  return names
}

function nameOf(value: unknown): string {
  const node = value as Node
  if (node.type === 'Identifier') return String(node['name'])
  return node.type === 'MemberExpression' && !node['computed'] ? nameOf(node['property']) : ''
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child)
}

function languageOf(path: string): 'tsx' | 'ts' | 'js' {
  if (path.endsWith('.tsx')) return 'tsx'
  return path.endsWith('.ts') ? 'ts' : 'js'
}
