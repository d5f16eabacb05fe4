/** Writes the code samples of docs pages in Node, from the source of the stories. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';

const library = resolve(import.meta.dirname, '../../ui');

/** The story files whose docs pages have code samples. */
export const sampledFiles = (): string[] =>
  globSync('{components,layout,membership,patterns}/**/*.stories.tsx', { cwd: library })
    .sort()
    .map((path) => join(library, path));

/** The package entry that exports a module of the library, by the path of the module. */
const entries = new Map<string, string>();
for (const [entry, barrel] of [
  ['@imc/ui', 'index.ts'],
  ['@imc/ui/icons', 'icons/icons.ts'],
  ['@imc/ui/membership', 'membership/index.ts'],
  ['@imc/ui/tokens', 'tokens/build/tokens.ts'],
] as const) {
  const path = join(library, barrel);
  entries.set(path, entry);
  for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(/ from '(\.[^']+)'/g))
    entries.set(resolve(dirname(path), from), entry);
}

interface Import {
  readonly from: string;
  readonly name: string;
  readonly isType: boolean;
}

interface Module {
  readonly path: string;
  readonly file: ts.SourceFile;
  /** Its imports and its declarations by name. */
  readonly names: ReadonlyMap<string, Import | ts.Statement>;
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

/** The names that a statement imports, or exports from another module. */
function importsOf(statement: ts.ImportDeclaration | ts.ExportDeclaration): [string, Import][] {
  const from = (statement.moduleSpecifier as ts.StringLiteral).text;
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause))) return [];
  const isType = /^(import|export) type /.test(statement.getText());
  return clause.elements.map(({ name, propertyName = name, isTypeOnly }) => [
    name.text,
    { from, name: propertyName.text, isType: isType || isTypeOnly },
  ]);
}

const modules = new Map<string, Module>();

function readModule(path: string): Module {
  const source = readFileSync(path, 'utf8');
  const last = modules.get(path);
  if (last?.file.text === source) return last;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const names = file.statements.flatMap<[string, Import | ts.Statement]>((statement) =>
    ts.isImportDeclaration(statement) || (ts.isExportDeclaration(statement) && statement.moduleSpecifier)
      ? importsOf(statement)
      : declaredNames(statement).map((name) => [name, statement]),
  );
  const module = { path, file, names: new Map(names) };
  modules.set(path, module);
  return module;
}

/** Adds the names that a node of a sample uses, and those that it declares itself. */
function collectNames(node: ts.Node, used: Set<string>, declared: Set<string>): void {
  if (ts.isIdentifier(node)) {
    const { name, propertyName } = node.parent as { name?: ts.Node; propertyName?: ts.Node };
    if (propertyName === node) return;
    if (name !== node) used.add(node.text);
    else if (ts.isBindingElement(node.parent) || ts.isParameter(node.parent)) declared.add(node.text);
    else if (ts.isShorthandPropertyAssignment(node.parent)) used.add(node.text);
    else if (ts.isVariableDeclaration(node.parent)) declared.add(node.text);
    return;
  }
  ts.forEachChild(node, (child) => collectNames(child, used, declared));
}

function references(source: string): Set<string> {
  const used = new Set<string>();
  const declared = new Set<string>();
  collectNames(ts.createSourceFile('sample.tsx', source, ts.ScriptTarget.Latest, true), used, declared);
  return used.difference(declared);
}

/** The imports and declarations that a sample needs. Those of modules that no package exports, such as sample data, are repeated in it. */
class Prelude {
  readonly imports = new Map<string, Set<string>>();
  readonly declarations = new Set<string>();
  readonly #seen = new Set<string>();

  /** Adds what a module calls `name`, under the name `as`. */
  add(module: Module, name: string, as = name): void {
    const binding = module.names.get(name);
    const key = `${module.path} ${name}`;
    if (!binding || this.#seen.has(key)) return;
    this.#seen.add(key);
    if (!('from' in binding)) {
      const text = print(binding, withFewRows).replace(/^export /, '');
      for (const reference of references(text)) this.add(module, reference);
      this.declarations.add(text);
      if (as !== name) this.declarations.add(`const ${as} = ${name};`);
      return;
    }
    const path = binding.from.startsWith('.') && resolve(dirname(module.path), binding.from);
    const entry = path ? entries.get(path) : binding.from;
    if (!entry) {
      this.add(readModule(path as string), binding.name, as);
      return;
    }
    const clause = binding.name === as ? as : `${binding.name} as ${as}`;
    this.import(entry, binding.isType ? `type ${clause}` : clause);
  }

  import(from: string, clause: string): void {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(clause));
  }

  importLines(): string {
    return [...this.imports]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([from, clauses]) => {
        const names = [...clauses].toSorted();
        const types = names.every((name) => name.startsWith('type ')) && names.map((name) => name.slice(5));
        const line = `import ${types ? 'type ' : ''}{ ${(types || names).join(', ')} } from '${from}';\n`;
        return line.length <= 101 ? line : `import {\n  ${names.join(',\n  ')},\n} from '${from}';\n`;
      })
      .join('');
  }
}

/** A sample with its imports. Its texts and data stand below it, because readers look for its use first. */
function withPrelude(module: Module, sample: string): string {
  const prelude = new Prelude();
  if (sample.includes('ComponentProps<')) prelude.import('react', 'type ComponentProps');
  for (const reference of references(sample)) prelude.add(module, reference);
  const imports = `${prelude.importLines()}\n`.trimStart();
  if (prelude.declarations.size === 0) return imports + sample;
  const at = sample.lastIndexOf('\n\n<') + 2;
  const [render, use] = at > 1 ? [sample.slice(0, at), sample.slice(at)] : ['', sample];
  const usage = `export const Usage = () => (\n  ${indented(use)}\n);\n\n// Its texts and data\n`;
  return imports + render + usage + [...prelude.declarations].join('\n\n');
}

type Replace = (node: ts.Node) => string | undefined;

/** A spy of Storybook is what it does: `fn(save)` is `save`. */
const withoutSpy: Replace = (node) => {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'fn') return undefined;
  return node.arguments[0] ? print(node.arguments[0]) : '() => {}';
};

/** The first two of many rows of data. */
const withFewRows: Replace = (node) => {
  const [third] = ts.isArrayLiteralExpression(node) ? node.elements.slice(2, -1) : [];
  if (!third || !/^\[\n/.test(node.getText()) || /=>|<|\bfn\(/.test(node.getText())) return withoutSpy(node);
  const source = node.getSourceFile().text;
  return `${source.slice(node.getStart(), third.getStart())}// …${source.slice(source.lastIndexOf('\n', node.end), node.end)}`;
};

/** Returns the source of a node, indented as if it began its line. */
function print(node: ts.Node, replace: Replace = withoutSpy): string {
  const source = node.getSourceFile().text;
  const copy = (part: ts.Node): string => {
    const own = replace(part);
    if (own !== undefined) return own;
    let at = part.getStart();
    let text = '';
    ts.forEachChild(part, (child) => {
      text += source.slice(at, child.getStart()) + copy(child);
      at = child.end;
    });
    return text + source.slice(at, part.end);
  };
  const line = source.slice(source.lastIndexOf('\n', node.getStart()) + 1, node.getStart());
  const indent = /^ */.exec(line)?.[0] ?? '';
  return copy(node).replaceAll(`\n${indent}`, '\n');
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');

/** A property, or an expression that is spread. */
type Arg = ts.ObjectLiteralElementLike | ts.Expression;
type Args = ReadonlyMap<string, Arg>;

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node)
    ? unwrapped(node.expression)
    : node;

const initializerOf = (arg: Arg): ts.Expression =>
  ts.isPropertyAssignment(arg) ? arg.initializer : (arg as ts.ShorthandPropertyAssignment).name;

function attribute([name, arg]: [string, Arg]): string {
  if (!ts.isPropertyAssignment(arg) && !ts.isShorthandPropertyAssignment(arg))
    return `{...${print(ts.isSpreadAssignment(arg) ? arg.expression : arg)}}`;
  const value = unwrapped(initializerOf(arg));
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
  if (ts.isStringLiteral(value) && !/["\\\n]/.test(value.text)) return `${name}="${value.text}"`;
  const text = print(value);
  return `${name}={${/^<.*\n/.test(text) ? `\n  ${indented(text)}\n` : text}}`;
}

/** Children in JSX. */
function childrenIn(args: Args): string {
  const arg = args.get('children');
  const value = arg && unwrapped(initializerOf(arg));
  if (!value || value.getText() === 'undefined') return '';
  if (ts.isStringLiteral(value) && !/[{}<>&\n]|^\s|\s$/.test(value.text)) return value.text;
  if (ts.isJsxFragment(value)) return print(value).slice(2, -3).replaceAll('\n  ', '\n').trim();
  return ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) ? print(value) : `{${print(value)}}`;
}

/** Returns an element, on one line if it fits in 100 characters. */
function element(name: string, args: Args): string {
  const children = childrenIn(args);
  const given = [...args].filter(([key]) => !children || key !== 'children').map(attribute);
  const line = `<${[name, ...given].join(' ')}`;
  const short = children ? `${line}>${children}</${name}>` : `${line} />`;
  if (short.length <= 100 && !short.includes('\n')) return short;
  const fits = line.length <= 98 && !line.includes('\n');
  const start = fits ? line : `<${name}${given.map((each) => `\n  ${indented(each)}`).join('')}\n`;
  return children ? `${start}>\n  ${indented(children)}\n</${name}>` : `${start}/>`;
}

const propertiesOf = (node: ts.Expression | undefined): Args =>
  new Map(
    node && ts.isObjectLiteralExpression(node)
      ? node.properties.map((property) => [
          property.name?.getText().replace(/^'|'$/g, '') ?? property.getText(),
          property,
        ])
      : [],
  );

interface Written {
  readonly title: string;
  readonly args: Args;
  readonly render?: ts.Expression;
  readonly component?: string;
}

/** What a meta or story sets, over what it is derived from. */
function written(object: ts.Expression | undefined, base?: Written): Written {
  const properties = propertiesOf(object);
  const valueIn = (name: string) => {
    const property = properties.get(name);
    return property && unwrapped(initializerOf(property));
  };
  const args = valueIn('args');
  return {
    title: (valueIn('title') as ts.StringLiteral | undefined)?.text ?? '',
    args: new Map([
      ...(base?.args ?? []),
      ...(args && !ts.isObjectLiteralExpression(args)
        ? [[args.getText(), args] as const]
        : propertiesOf(args)),
    ]),
    render: valueIn('render') ?? base?.render,
    component: valueIn('component')?.getText() ?? base?.component,
  };
}

/** Whether the render function of a meta only puts the component on a page that shows it. */
const isScenery = ({ component, render }: Written): boolean =>
  render?.getText().includes(`<${component} {...args} />`) === true &&
  render.getText().match(/\bargs\b/g)?.length === 2;

/** The sample of a story, before its imports. */
function sampleOf({ component = '', render, args }: Written): string {
  const { parameters, body } = (render ?? {}) as Partial<ts.ArrowFunction>;
  // With the context, it shows what its loaders load.
  if (!render || !parameters || !body || parameters.length > 1) return element(component, args);
  const [parameter] = parameters;
  if (!parameter && !ts.isBlock(body)) return print(unwrapped(body));
  // A wrapper that only adds what the mocks need is no part of the use.
  if (/^<\w+ \{\.\.\.args\} \/>$/.test(body.getText())) return element(component, args);
  // More than passing the args on: a component that does it.
  const text = print(render, (node) =>
    node === parameter && !parameter.type
      ? `${node.getText()}: ComponentProps<typeof ${component}>`
      : withoutSpy(node),
  );
  const isArrow = ts.isArrowFunction(render);
  const name = isArrow ? 'Example' : (render as ts.FunctionExpression).name?.text;
  return `${isArrow ? `const Example = ${text};` : text}\n\n${element(name ?? '', args)}`;
}

/** Returns the samples of the stories in a file, by their ids. A matrix is no sample. */
export function codeSamples(path: string): Map<string, string> {
  const module = readModule(path);
  const known = new Map<string, Written>();
  const samples = new Map<string, string>();
  let title = '';
  for (const statement of module.file.statements) {
    const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    const call = declaration?.initializer;
    if (!declaration || !call || !ts.isCallExpression(call)) continue;
    const [, base = '', kind] = /^(\w+)\.(meta|story|extend)$/.exec(call.expression.getText()) ?? [];
    if (!kind) continue;
    const all = written(call.arguments[0], known.get(base));
    const story = kind === 'meta' && isScenery(all) ? { ...all, render: undefined } : all;
    const name = declaration.name.getText();
    known.set(name, story);
    title ||= story.title;
    if (kind === 'meta' || name === 'Matrix') continue;
    samples.set(toId(title, storyNameFromExport(name)), withPrelude(module, sampleOf(story)));
  }
  return samples;
}
