import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repositoryFolder } from '../lib/environment.ts';

/** The databases and caches of the site; a name with an unknown ending ends with `*`. */
export type DeviceNames = {
  /** IndexedDB: object stores by database. */
  databases: ReadonlyMap<string, ReadonlySet<string>>;
  /** Cache Storage. */
  caches: ReadonlySet<string>;
  /** Places whose name could not be read from the code: `file:line`. */
  unread: readonly string[];
};

type Sources = ReadonlyMap<string, ts.SourceFile>;

const cacheMethods = new Set(['open', 'has', 'delete']);

function readSources(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !file.startsWith('testing/') &&
      // The compiler checks its names, and those of former builds are not stored.
      !file.startsWith('device/'),
  );
  return new Map(
    files.map((file) => {
      const name = path.join(folder, file);
      const text = readFileSync(name, 'utf8');
      return [name, ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)];
    }),
  );
}

function visitAll(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => visitAll(child, see));
}

type Declaration =
  | ts.VariableDeclaration
  | ts.ParameterDeclaration
  | ts.BindingElement
  | ts.ImportSpecifier;

/** The constants, parameters and imports of a file by their names, outer ones first. */
function declarationsIn(source: ts.SourceFile): ReadonlyMap<string, Declaration[]> {
  const byName = new Map<string, Declaration[]>();
  visitAll(source, (node) => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isImportSpecifier(node);
    if (!isDeclaration || !ts.isIdentifier(node.name)) return;
    const { text } = node.name;
    byName.set(text, [...(byName.get(text) ?? []), node]);
  });
  return byName;
}

/** Reads names from the code: constants, return values, and callers' arguments. */
class NameReader {
  private readonly sources: Sources;
  /** Calls of each function, by the name it is called by. */
  private readonly calls = new Map<string, ts.CallExpression[]>();
  private readonly declarations = new Map<
    ts.SourceFile,
    ReadonlyMap<string, Declaration[]>
  >();
  private readonly underWay = new Set<ts.Node>();

  constructor(sources: Sources) {
    this.sources = sources;
    for (const source of sources.values()) {
      visitAll(source, (node) => {
        if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
        const { text } = node.expression;
        this.calls.set(text, [...(this.calls.get(text) ?? []), node]);
      });
    }
  }

  /** Every possible name of an expression; empty if the code does not define it. */
  read(node: ts.Node | undefined): string[] {
    if (node === undefined || this.underWay.has(node)) return [];
    this.underWay.add(node);
    try {
      return this.readNode(node);
    } finally {
      this.underWay.delete(node);
    }
  }

  private readNode(node: ts.Node): string[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node)) return this.readTemplate(node);
    if (ts.isBinaryExpression(node)) return this.goOn(this.read(node.left), node.right);
    if (ts.isIdentifier(node)) return this.readIdentifier(node);
    if (ts.isCallExpression(node)) return this.readReturned(node);
    return [];
  }

  /** Names continued by another expression's. */
  private goOn(heads: readonly string[], next: ts.Node): string[] {
    const tail = ts.isStringLiteralLike(next) ? next.text : '*';
    return heads.map((head) => (head.endsWith('*') ? head : head + tail));
  }

  private readTemplate({ head, templateSpans }: ts.TemplateExpression): string[] {
    let names = [head.text];
    for (const { expression, literal } of templateSpans) {
      if (names.every((name) => name.endsWith('*'))) break;
      const isBegun = names.some((name) => name !== '');
      const own = isBegun ? [] : this.read(expression);
      names = names.flatMap((name) =>
        own.length === 0 ? [`${name}*`] : own.map((one) => name + one),
      );
      names = names.map((name) => (name.endsWith('*') ? name : name + literal.text));
    }
    return names.filter((name) => name !== '*');
  }

  private readIdentifier(node: ts.Identifier): string[] {
    const declared = this.declarationOf(node);
    if (declared === null) return [];
    if (ts.isVariableDeclaration(declared)) return this.read(declared.initializer);
    if (ts.isImportSpecifier(declared)) return this.readImported(declared);
    return this.readParameter(declared);
  }

  /** The innermost declaration of a name that can be seen from there. */
  private declarationOf(node: ts.Identifier): Declaration | null {
    const source = node.getSourceFile();
    const known = this.declarations.get(source) ?? declarationsIn(source);
    this.declarations.set(source, known);
    const named = known.get(node.text) ?? [];
    return named.findLast((declared) => isInScope(declared, node)) ?? null;
  }

  private readImported(specifier: ts.ImportSpecifier): string[] {
    const from = specifier.parent.parent.parent.moduleSpecifier;
    if (!ts.isStringLiteral(from)) return [];
    const source = this.sources.get(
      pathOf(from.text, specifier.getSourceFile().fileName),
    );
    const wanted = (specifier.propertyName ?? specifier.name).text;
    let names: string[] = [];
    if (source === undefined) return names;
    visitAll(source, (node) => {
      if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
      if (node.name.text === wanted) names = this.read(node.initializer);
    });
    return names;
  }

  private readParameter(declared: ts.ParameterDeclaration | ts.BindingElement): string[] {
    const own = this.read(declared.initializer);
    const parameter = ts.isParameter(declared)
      ? declared
      : ts.findAncestor(declared, ts.isParameter);
    if (parameter === undefined) return own;
    const index = parameter.parent.parameters.indexOf(parameter);
    const handed = this.callsOf(parameter.parent).flatMap((call) => {
      const argument = call.arguments[index];
      return ts.isParameter(declared)
        ? this.read(argument)
        : this.readProperty(argument, declared);
    });
    return [...own, ...handed];
  }

  private readProperty(
    argument: ts.Expression | undefined,
    { propertyName, name }: ts.BindingElement,
  ): string[] {
    if (argument === undefined || !ts.isObjectLiteralExpression(argument)) return [];
    const wanted = (propertyName ?? name).getText();
    return argument.properties.flatMap((property) => {
      if (property.name?.getText() !== wanted) return [];
      if (ts.isShorthandPropertyAssignment(property)) return this.read(property.name);
      return ts.isPropertyAssignment(property) ? this.read(property.initializer) : [];
    });
  }

  private callsOf(owner: ts.SignatureDeclaration): readonly ts.CallExpression[] {
    const name =
      owner.name ?? (ts.isVariableDeclaration(owner.parent) ? owner.parent.name : null);
    if (name === null) return [];
    const known = name.getText();
    return (this.calls.get(known) ?? []).filter((call) => {
      const file = call.getSourceFile();
      return file === owner.getSourceFile() || this.importsOf(file).has(known);
    });
  }

  private importsOf(source: ts.SourceFile): ReadonlySet<string> {
    const names = new Set<string>();
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
      for (const { name } of bindings.elements) names.add(name.text);
    }
    return names;
  }

  /** Return value of a function of the same file. */
  private readReturned(call: ts.CallExpression): string[] {
    if (!ts.isIdentifier(call.expression)) return [];
    const wanted = call.expression.text;
    const names: string[] = [];
    visitAll(call.getSourceFile(), (node) => {
      const isIt =
        (ts.isFunctionDeclaration(node) && node.name?.text === wanted) ||
        (ts.isArrowFunction(node) &&
          ts.isVariableDeclaration(node.parent) &&
          node.parent.name.getText() === wanted);
      if (!isIt || node.body === undefined) return;
      if (!ts.isBlock(node.body)) names.push(...this.read(node.body));
      else {
        visitAll(node.body, (inner) => {
          if (ts.isReturnStatement(inner)) names.push(...this.read(inner.expression));
        });
      }
    });
    return names;
  }
}

/** True if a declaration is in scope at a node. */
function isInScope(declared: ts.Node, node: ts.Node): boolean {
  const scope = ts.findAncestor(
    declared.parent,
    (one) => ts.isFunctionLike(one) || ts.isBlock(one) || ts.isSourceFile(one),
  );
  return ts.findAncestor(node, (one) => one === scope) !== undefined;
}

function pathOf(specifier: string, from: string): string {
  return specifier.startsWith('@/')
    ? path.join(repositoryFolder, 'src', specifier.slice(2))
    : path.join(path.dirname(from), specifier);
}

type Place = { kind: 'database' | 'store' | 'cache'; name: ts.Node };

/** The name of stored data in a node; null for any other node. */
function placeOf(node: ts.Node): Place | null {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'cacheName') {
    return { kind: 'cache', name: node.initializer };
  }
  if (!ts.isCallExpression(node)) return null;
  const [name] = node.arguments;
  if (name === undefined) return null;
  if (node.expression.getText() === 'openDB') return { kind: 'database', name };
  if (!ts.isPropertyAccessExpression(node.expression)) return null;
  const method = node.expression.name.text;
  const owner = node.expression.expression.getText();
  if (method === 'createObjectStore') return { kind: 'store', name };
  if (owner === 'caches' && cacheMethods.has(method)) return { kind: 'cache', name };
  if (owner === 'indexedDB' && method === 'open') return { kind: 'database', name };
  return null;
}

/** Every database and cache of `src/`, as the code names it. */
export function findDeviceNames(
  folder: string = path.join(repositoryFolder, 'src'),
): DeviceNames {
  const sources = readSources(folder);
  const reader = new NameReader(sources);
  const databases = new Map<string, Set<string>>();
  const caches = new Set<string>();
  const unread: string[] = [];
  for (const [file, source] of sources) {
    const own = { database: [] as string[], store: [] as string[] };
    visitAll(source, (node) => {
      const place = placeOf(node);
      if (place === null) return;
      const names = reader.read(place.name);
      if (names.length === 0) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        unread.push(`${path.relative(repositoryFolder, file)}:${line + 1}`);
      }
      for (const name of names) {
        if (place.kind === 'cache') caches.add(name);
        else own[place.kind].push(name);
      }
    });
    for (const name of own.database) {
      databases.set(name, new Set([...(databases.get(name) ?? []), ...own.store]));
    }
  }
  return { databases, caches, unread };
}
