import { globSync, readFileSync } from 'node:fs';
import type { InputType, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import ts from 'typescript';
import { barrels, openProgram, writtenOrder } from './prop-variants.ts';

export interface ComponentDocs {
  readonly name: string;
  /** Path of its module, relative to the root of the repository. */
  readonly file: string;
  readonly description: string;
  /** HTML element whose other attributes the component accepts, such as `button`. */
  readonly element?: string;
  readonly argTypes: StrictArgTypes;
}

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(path, 'utf8');
const isPackages = (path: string) => path === 'node_modules';

/** Names of the components with a docs page: those that the library exports, and those that stories declare as their `component`. */
function documentedNames(): ReadonlySet<string> {
  const exported = barrels.flatMap((barrel) => [...read(barrel).matchAll(/^export \{([^}]*)\}/gm)]);
  const shown = globSync('{ui,screens}/**/*.stories.tsx', { cwd: root, exclude: isPackages }).flatMap(
    (path) => [...read(`${root}${path}`).matchAll(/^ {2}component: (\w+)/gm)],
  );
  return new Set([
    ...exported.flatMap(([, list = '']) => list.split(/[\s,]+/)),
    ...shown.map(([, name = '']) => name),
  ]);
}

/** Modules of the library and the screens that may export components. */
const modules = (): string[] =>
  globSync(['ui/{components,layout,patterns,membership}/**/*.tsx', 'screens/**/*.tsx'], {
    cwd: root,
    exclude: (path) => isPackages(path) || /\.(stories|test|browser)\.tsx$/.test(path),
  }).sort();

/** Props that come from React's types and have no doc comment there. */
const inheritedProps: Readonly<Record<string, string>> = {
  autoComplete: 'Kind of value that the browser may fill in, such as `email`.',
  autoFocus: 'Whether the element has the focus when it appears.',
  checked: 'Whether it is checked. The parent keeps the state.',
  children: 'Content.',
  className: 'Additional CSS class of the root element.',
  defaultChecked: 'Whether it is checked at first.',
  defaultValue: 'Value at first. The element keeps the state.',
  dir: 'Direction of the text.',
  disabled: 'Whether it is disabled: it can’t be focused or used, and its value isn’t submitted.',
  href: 'Address that the link opens.',
  id: 'Id of the element.',
  inputMode: 'Kind of on-screen keyboard.',
  lang: 'Language of the content.',
  max: 'Largest valid value.',
  maxLength: 'Maximum number of characters.',
  min: 'Smallest valid value.',
  name: 'Name under which the value is submitted.',
  noValidate: 'Whether the browser’s own validation is off.',
  onBlur: 'Called when the element loses the focus.',
  onChange: 'Called when the value changes.',
  onClick: 'Called when the element is clicked or activated by keyboard.',
  onSubmit: 'Called when the form is submitted.',
  placeholder: 'Example value, shown while the field is empty.',
  ref: 'Ref to the root element.',
  required: 'Whether a value is required.',
  rows: 'Height in lines of text.',
  step: 'Difference between two adjacent values.',
  tabIndex: 'Position in the tab order: `0` for focusable, `-1` for focusable by script only.',
  target: 'Browsing context in which the link opens.',
  title: 'Additional text, shown on hover.',
  to: 'Address within the site that the link opens.',
  type: 'HTML type of the element.',
  value: 'Current value. The parent keeps the state.',
};

const isOwn = (declaration: ts.Node) => !declaration.getSourceFile().fileName.includes('/node_modules/');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim();

/** The members of a type without `undefined`, `null` included. */
const membersOf = (type: ts.Type): readonly ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));

/** The type of a prop, from all members of the props type that have it. */
interface Prop {
  readonly name: string;
  readonly symbols: readonly ts.Symbol[];
  readonly required: boolean;
}

/** Collects the props of a type. A union has the props of all its members; `never` removes a prop from its member. */
function propsOf(checker: ts.TypeChecker, type: ts.Type): readonly Prop[] {
  const members = type.isUnion() ? type.types : [type];
  const byName = new Map<string, ts.Symbol[]>();
  for (const member of members)
    for (const symbol of checker.getPropertiesOfType(member)) {
      const types = membersOf(checker.getTypeOfSymbol(symbol));
      if (types.every(({ flags }) => flags & ts.TypeFlags.Never)) continue;
      byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
    }
  return [...byName].map(([name, symbols]) => ({
    name,
    symbols,
    required:
      symbols.length === members.length && symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
  }));
}

/** A value that a type permits, if it is a string, a number or a boolean. */
function literalOf(checker: ts.TypeChecker, type: ts.Type): string | number | boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  return type.flags & ts.TypeFlags.BooleanLiteral ? checker.typeToString(type) === 'true' : undefined;
}

/** Returns the text of a type as its author wrote it, because the checker expands `ReactNode` and other well-known names. */
function writtenType(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const written = symbol.declarations?.find(
    (declaration): declaration is ts.PropertySignature =>
      ts.isPropertySignature(declaration) &&
      (isOwn(declaration) || declaration.type?.getText() === 'ReactNode | undefined'),
  )?.type;
  const text = oneLine(written?.getText() ?? '').replace(/ \| undefined$/, '');
  // Indexed access such as `ButtonProps['variant']` does not show readers which values are allowed.
  if (text && !/\w\[['\w]/.test(text)) return text;
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  return checker
    .typeToString(type, undefined, flags)
    .replace(/React\.|import\("[^"]*"\)\./g, '')
    .replace(/ \| undefined$/, '');
}

/** Returns the declarations of the library's own types that a type names, for readers who want to know their fields. */
function declarationsIn(checker: ts.TypeChecker, symbol: ts.Symbol): string | undefined {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const named = checker.getSymbolAtLocation(node.typeName);
      const target = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
      for (const declaration of target?.declarations?.filter(isOwn) ?? [])
        if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
          found.add(declaration.getText().replace(/^export /, ''));
    }
    node.forEachChild(visit);
  };
  for (const declaration of symbol.declarations?.filter(isOwn) ?? [])
    if (ts.isPropertySignature(declaration) && declaration.type) visit(declaration.type);
  const text = [...found].join('\n\n');
  return text && text.length < 1500 ? text : undefined;
}

/** Names of props of type `ReactNode` that are usually plain text, so that a text control can edit them. */
const textLike =
  /^(children|.*(label|title|text|message|hint|description|heading|lead|note|caption|name|value|summary|legend|eyebrow|error|help))$/i;

const maxRadios = 4;

type Control = Exclude<InputType['control'], string | false | undefined>;

const noControl: Control = { disable: true };

function choiceOf(values: readonly (string | number)[]): Control {
  return { type: values.length <= maxRadios && values.join('').length < 40 ? 'inline-radio' : 'select' };
}

interface ReadableType {
  readonly summary: string;
  readonly control: Control;
  readonly options?: readonly (string | number)[];
}

/** Returns whether a value of the type can be written as JSON. */
function isData(checker: ts.TypeChecker, type: ts.Type, depth = 0): boolean {
  if (type.getCallSignatures().length > 0 || depth > 4) return false;
  const primitive = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;
  if (type.flags & (primitive | ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return true;
  if (type.isUnion()) return type.types.every((member) => isData(checker, member, depth + 1));
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (item) return isData(checker, item, depth + 1);
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const fields = checker.getPropertiesOfType(type);
  return (
    fields.length > 0 && fields.every((field) => isData(checker, checker.getTypeOfSymbol(field), depth + 1))
  );
}

function readableType(checker: ts.TypeChecker, { name, symbols }: Prop): ReadableType {
  const types = symbols.flatMap((symbol) => membersOf(checker.getTypeOfSymbol(symbol)));
  const literals = [...new Set(types.map((type) => literalOf(checker, type)))];
  if (literals.every((value) => typeof value === 'boolean'))
    return literals.length === 2
      ? { summary: 'boolean', control: { type: 'boolean' } }
      : { summary: String(literals[0]), control: { type: 'boolean' } };
  if (literals.every((value) => typeof value === 'string' || typeof value === 'number')) {
    const order = symbols.flatMap(({ declarations = [] }) =>
      declarations.filter(ts.isPropertySignature).flatMap(({ type }) => writtenOrder(checker, type)),
    );
    const options = literals.toSorted((a, b) =>
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : order.indexOf(String(a)) - order.indexOf(String(b)),
    );
    const summary = options
      .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
      .join(' | ');
    return { summary, control: choiceOf(options), options };
  }
  const summary = [...new Set(symbols.map((symbol) => writtenType(checker, symbol)))].join(' | ');
  if (/\bReactNode\b/.test(summary) && !/=>|\[\]|Record|readonly/.test(summary))
    return { summary, control: textLike.test(name) ? { type: 'text' } : noControl };
  if (types.every(({ flags }) => flags & ts.TypeFlags.NumberLike))
    return { summary, control: { type: 'number' } };
  const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Null;
  if (types.every(({ flags }) => flags & textual)) return { summary, control: { type: 'text' } };
  const isJson = types.every((type) => isData(checker, type));
  return { summary, control: isJson ? { type: 'object' } : noControl };
}

/** Returns the type in Storybook's terms. It parses the arguments in an address with it: `?args=size:small;loading:!true`. */
function storybookType({ summary, control, options }: ReadableType, required: boolean): SBType {
  const kind = typeof control === 'object' ? control.type : undefined;
  if (options) {
    const isNumeric = options.every((value) => typeof value === 'number');
    return isNumeric ? { name: 'number', required } : { name: 'enum', value: [...options], required };
  }
  if (kind === 'boolean' || kind === 'number') return { name: kind, required };
  return kind === 'text' ? { name: 'string', required } : { name: 'other', value: summary, required };
}

const statedDefault = /\s*\bDefault(?: is|s to|:)? `([^`]*)`\.?/i;

/** Default values in the component's parameter list: `{ loading = false }`. */
function defaultsIn(declaration: ts.FunctionLikeDeclaration | undefined): Map<string, string | undefined> {
  const pattern = declaration?.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements
      .filter(({ dotDotDotToken }) => !dotDotDotToken)
      .map(({ name, propertyName, initializer }) => [
        (propertyName ?? name).getText(),
        initializer && oneLine(initializer.getText()),
      ]),
  );
}

/** Names in the `args` of a component's stories. Attributes of its HTML element are documented only if stories use them. */
function argsInStories(file: string): Set<string> {
  const folder = `${root}${file.slice(0, file.lastIndexOf('/'))}`;
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'args') {
      const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (ts.isObjectLiteralExpression(value))
        for (const property of value.properties) if (property.name) names.add(property.name.getText());
    }
    node.forEachChild(visit);
  };
  for (const stories of globSync('*.stories.tsx', { cwd: folder })) {
    const path = `${folder}/${stories}`;
    visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  }
  return names;
}

/** The component's function, also inside `memo(...)` and similar calls. */
function functionOf(declaration: ts.Declaration | undefined): ts.FunctionLikeDeclaration | undefined {
  if (declaration && ts.isFunctionDeclaration(declaration)) return declaration;
  const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

/** Returns the HTML element whose attributes the props type inherits: `Omit<ComponentPropsWithRef<'button'>, 'style'>`. */
function elementOf(checker: ts.TypeChecker, props: ts.Type): string | undefined {
  const seen = new Set<ts.Declaration>();
  const search = (type: ts.Type): string | undefined => {
    for (const declaration of [type.aliasSymbol, type.symbol].flatMap(
      (symbol) => symbol?.declarations ?? [],
    )) {
      if (seen.has(declaration) || !isOwn(declaration)) continue;
      seen.add(declaration);
      const head = declaration.getText().split('{')[0] ?? '';
      const element = /ComponentProps(?:With(?:out)?Ref)?<'([a-z0-9]+)'>/.exec(head)?.[1];
      if (element) return element;
    }
    const bases = type.isClassOrInterface()
      ? checker.getBaseTypes(type)
      : type.isUnionOrIntersection()
        ? type.types
        : [];
    for (const base of bases) {
      const element = search(base);
      if (element) return element;
    }
    return undefined;
  };
  return search(props);
}

function argTypeOf(checker: ts.TypeChecker, prop: Prop, defaultInCode: string | undefined): StrictInputType {
  const { name, symbols, required } = prop;
  const comments = symbols.map((symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const own = symbols.some(({ declarations }) => declarations?.some(isOwn));
  const comment =
    (own ? [...new Set(comments)].filter(Boolean).join(' Or: ') : '') || (inheritedProps[name] ?? '');
  const readable = readableType(checker, prop);
  const { summary, control, options } = readable;
  const detail = symbols.map((symbol) => declarationsIn(checker, symbol)).find(Boolean);
  const defaultValue = statedDefault.exec(comment)?.[1] ?? defaultInCode;
  return {
    name,
    description: oneLine(comment.replace(statedDefault, '')),
    type: storybookType(readable, required),
    ...(options && { options: [...options] }),
    control,
    table: {
      type: { summary, ...(detail && { detail }) },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
    },
  };
}

function docsOf(checker: ts.TypeChecker, exported: ts.Symbol, file: string): ComponentDocs | undefined {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.valueDeclaration;
  if (!declaration || !/^[A-Z]/.test(exported.name)) return undefined;
  const signature = checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
  if (!signature) return undefined;
  const [parameter] = signature.getParameters();
  const props = parameter && checker.getTypeOfSymbol(parameter);
  const defaults = defaultsIn(functionOf(declaration));
  const used = argsInStories(file);
  const shown = (prop: Prop) =>
    prop.symbols.some(({ declarations }) => declarations?.some(isOwn)) ||
    (prop.name in inheritedProps && (used.has(prop.name) || defaults.get(prop.name) !== undefined));
  const argTypes = Object.fromEntries(
    (props ? propsOf(checker, props) : [])
      .filter(shown)
      .map((prop) => [prop.name, argTypeOf(checker, prop, defaults.get(prop.name))]),
  );
  const element = props && elementOf(checker, props);
  return {
    name: exported.name,
    file,
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    ...(element && { element }),
    argTypes,
  };
}

/** Opens the program of the library and the screens, which takes a few seconds. `added` has texts by path, which are not on disk. */
export const openLibrary = (added?: ReadonlyMap<string, string>): ts.Program =>
  openProgram(
    modules().map((file) => `${root}${file}`),
    added,
  );

export function readComponentDocs(program = openLibrary()): readonly ComponentDocs[] {
  const documented = documentedNames();
  const checker = program.getTypeChecker();
  return modules().flatMap((file) => {
    const source = program.getSourceFile(`${root}${file}`);
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : [])
      .filter(({ name }) => documented.has(name))
      .flatMap((exported) => docsOf(checker, exported, file) ?? []);
  });
}
