import { dirname } from 'node:path';
import ts from 'typescript';

/** A prop with enumerable values: a union of strings, or a boolean. */
export interface PropVariants {
  readonly prop: string;
  readonly values: readonly string[] | readonly [false, true];
  /** Default value, as stated in the doc comment: `Default \`primary\``. */
  readonly defaultValue?: string;
}

/** Variants of every exported component, by component name, such as `Button`. */
export type ComponentVariants = Readonly<Record<string, readonly PropVariants[]>>;

const root = new URL('../../', import.meta.url).pathname;
/** Modules that export the library. */
export const barrels = [`${root}ui/index.ts`, `${root}ui/membership/index.ts`] as const;

/** Parses modules and everything that they import, for the type checker. `added` has texts by path that are not on disk, or replace those there. */
export function openProgram(
  modules: readonly string[],
  added: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const { config } = ts.readConfigFile(`${root}ui/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${root}ui`);
  const host = ts.createCompilerHost(options);
  const { directoryExists, fileExists, readFile } = host;
  const folders = new Set([...added.keys()].map(dirname));
  host.directoryExists = (path) => folders.has(path) || directoryExists?.(path) === true;
  host.fileExists = (path) => added.has(path) || fileExists(path);
  host.readFile = (path) => added.get(path) ?? readFile(path);
  return ts.createProgram([...modules, ...added.keys()], { ...options, noEmit: true }, host);
}

/** Returns the strings of a union in source order. The checker's order depends on the rest of the program. */
export function writtenOrder(checker: ts.TypeChecker, node: ts.TypeNode | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((member) => writtenOrder(checker, member));
  if (ts.isLiteralTypeNode(node)) return ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
  if (!ts.isTypeReferenceNode(node)) return [];
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.declarations?.find(ts.isTypeAliasDeclaration);
  return writtenOrder(checker, declaration?.type);
}

function choicesOf(checker: ts.TypeChecker, prop: ts.Symbol, members: readonly ts.Type[]): readonly string[] {
  const values = members.map((member) => (member as ts.StringLiteralType).value);
  const declaration = prop.declarations?.find(ts.isPropertySignature);
  const order = writtenOrder(checker, declaration?.type);
  return values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

function variantsOf(checker: ts.TypeChecker, prop: ts.Symbol): PropVariants | undefined {
  const isOwn = prop.declarations?.some(
    (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
  );
  if (!isOwn) return undefined;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const members = type.isUnion() ? type.types : [type];
  const isFlag = members.every((member) => member.flags & ts.TypeFlags.BooleanLiteral);
  const isChoice = members.length > 1 && members.every((member) => member.isStringLiteral());
  if (!isFlag && !isChoice) return undefined;
  const comment = ts.displayPartsToString(prop.getDocumentationComment(checker));
  const defaultValue = /Default `([^`]*)`/i.exec(comment)?.[1];
  return {
    prop: prop.name,
    values: isFlag ? [false, true] : choicesOf(checker, prop, members),
    ...(defaultValue === undefined ? {} : { defaultValue }),
  };
}

function variantsOfProps(checker: ts.TypeChecker, exported: ts.Symbol): readonly PropVariants[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = type.isUnion() ? type.types : [type];
  const byProp = new Map<string, PropVariants>();
  for (const prop of members.flatMap((member) => checker.getPropertiesOfType(member))) {
    const variants = variantsOf(checker, prop);
    if (variants) byProp.set(variants.prop, variants);
  }
  return [...byProp.values()];
}

/** Reads the variants of every exported component from its types. Takes a few seconds. */
export function readPropVariants(): ComponentVariants {
  const program = openProgram(barrels);
  const checker = program.getTypeChecker();
  const exportsOf = (path: string): readonly ts.Symbol[] => {
    const barrel = program.getSourceFile(path);
    const module = barrel && checker.getSymbolAtLocation(barrel);
    if (!module) throw new Error(`${path} exports nothing.`);
    return checker.getExportsOfModule(module);
  };
  return Object.fromEntries(
    barrels
      .flatMap(exportsOf)
      .filter(({ name }) => name.endsWith('Props'))
      .map((exported) => [exported.name.replace(/Props$/, ''), variantsOfProps(checker, exported)]),
  );
}
