import ts from 'typescript';

/** A prop by which a component variants or behaves in one of a few ways. */
export interface PropVariants {
  readonly prop: string;
  /** The values that its type names, without the default that its doc comment names. */
  readonly values: readonly string[] | 'on or off';
}

const root = new URL('../../', import.meta.url).pathname;
/** What the library exports, and what it exports for the Institute alone. */
const barrels = [`${root}ui/index.ts`, `${root}ui/membership/index.ts`] as const;

function openProgram(): ts.Program {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram([...barrels], { ...options, noEmit: true });
}

function variantsOf(checker: ts.TypeChecker, prop: ts.Symbol): PropVariants | undefined {
  const isOwn = prop.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/'));
  if (!isOwn) return undefined;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const kinds = type.isUnion() ? type.types : [type];
  const isFlag = kinds.every((kind) => kind.flags & ts.TypeFlags.BooleanLiteral);
  if (isFlag) return { prop: prop.name, values: 'on or off' };
  const standard = /Default `([^`]*)`/i.exec(
    ts.displayPartsToString(prop.getDocumentationComment(checker)),
  )?.[1];
  const isChoice = kinds.length > 1 && kinds.every((kind) => kind.isStringLiteral());
  return isChoice
    ? {
        prop: prop.name,
        values: kinds
          .map((kind) => (kind as ts.StringLiteralType).value)
          .filter((value) => value !== standard),
      }
    : undefined;
}

/** The variants of every component that the library exports, by the name of its props: `ButtonProps`. Read from the types themselves. */
export function readPropVariants(): ReadonlyMap<string, readonly PropVariants[]> {
  const program = openProgram();
  const checker = program.getTypeChecker();
  const exportsOf = (path: string): readonly ts.Symbol[] => {
    const barrel = program.getSourceFile(path);
    const module = barrel && checker.getSymbolAtLocation(barrel);
    if (!module) throw new Error(`${path} exports nothing.`);
    return checker.getExportsOfModule(module);
  };
  const variants = new Map<string, readonly PropVariants[]>();
  for (const exported of barrels.flatMap(exportsOf)) {
    if (!exported.name.endsWith('Props')) continue;
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const kinds = type.isUnion() ? type.types : [type];
    const found = new Map<string, PropVariants>();
    for (const prop of kinds.flatMap((kind) => checker.getPropertiesOfType(kind))) {
      const variant = variantsOf(checker, prop);
      if (variant) found.set(variant.prop, variant);
    }
    variants.set(exported.name, [...found.values()]);
  }
  return variants;
}
