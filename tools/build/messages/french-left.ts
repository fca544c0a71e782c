import ts from 'typescript';

/** Macros whose texts are messages. */
const macros = new Set(['t', 'msg', 'plural', 'select', 'Trans', 'Plural']);

/** Calls whose texts no page shows: for programmers, or names of styles. */
const unread =
  /^(?:console\.\w+|classNames|matchMedia|RegExp|querySelector(?:All)?|closest)$/;

/** Attributes that hold no text for readers. */
const technicalAttributes =
  /^(?:className|id|href|to|type|role|name|rel|target|autoComplete|inputMode|d|viewBox|transform|style|key|method|action|lang|as|htmlFor|form|list|pattern|accept|variant|tone|size|icon|aria-(?:controls|describedby|labelledby|live|current|haspopup|owns))$/;

/** Marks of French only, among the marks in code. */
const frenchMark = /[éèêëàâùûçôîïœÉÈÊÀÇÔŒ’«»\u00A0\u202F]/;

/** Words of French among others. */
const frenchWord =
  /(?:^|\s)(?:le|la|les|un|une|des|du|de|est|vous|votre|vos|pour|dans|sur|avec|pas|cette|ce|et|ou|au|aux|en|par|qui|que)(?:\s|$)/;

/** A word or a sentence as a page shows it. */
const shownText = /^\s*[A-ZÀ-Ý][a-zà-ÿ]+(?:[\s,.!?…:]|$)/;

/** Words that are no texts of French: keys, headers, units. */
const names =
  /^(?:Enter|Escape|Tab|Home|End|Delete|Backspace|Space|Shift|Control|Alt|Meta|Arrow\w+|Page(?:Up|Down)|Europe\/Paris|Content-Type|Range|km|min|[A-Z]\w*Error)$/;

function isText(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !names.test(text.trim());
}

function looksFrench(text: string): boolean {
  const isSentence = /\S\s+\S/.test(text) && frenchWord.test(text);
  return isText(text) && (isSentence || frenchMark.test(text) || shownText.test(text));
}

function nameOf(node: ts.Node): string {
  return node.getText().replace(/^.*\?\./, '');
}

function isMacroElement(node: ts.Node): boolean {
  if (ts.isJsxElement(node)) return macros.has(nameOf(node.openingElement.tagName));
  return ts.isJsxSelfClosingElement(node) && macros.has(nameOf(node.tagName));
}

/** True if no text below a node is shown without translation. */
function isApart(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isTypeNode(node) || ts.isThrowStatement(node)) return true;
  if (ts.isJsxAttribute(node)) {
    const { initializer } = node;
    const isTechnical = technicalAttributes.test(node.name.getText());
    return isTechnical && (initializer === undefined || ts.isStringLiteral(initializer));
  }
  if (ts.isNewExpression(node)) return /Error$|^RegExp$/.test(nameOf(node.expression));
  if (ts.isPropertyAssignment(node)) return false;
  if (!ts.isCallExpression(node)) return false;
  // Errors for programmers are in English.
  if (node.expression.kind === ts.SyntaxKind.SuperKeyword) return true;
  const called = nameOf(node.expression);
  return unread.test(called) || unread.test(called.replace(/^.*\./, ''));
}

function wordsOf(template: ts.TemplateLiteral): string {
  return ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [
        template.head.text,
        ...template.templateSpans.map((span) => span.literal.text),
      ].join(' ');
}

/**
 * The French texts of a module that would be French in every language: texts of JSX outside of `Trans`, texts of attributes and of code
 * outside of `t` and `msg`, counts in French grammar only.
 * @returns each with its line, in the order of the module.
 */
export function frenchLeft(source: string, file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const left: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = module.getLineAndCharacterOfPosition(node.getStart());
    left.push(`${file}:${line + 1} ${text.trim().replaceAll(/\s+/g, ' ')}`);
  };
  const visit = (node: ts.Node, isMessage: boolean) => {
    if (isApart(node)) return;
    if (ts.isTaggedTemplateExpression(node) && macros.has(nameOf(node.tag))) {
      ts.forEachChild(node.template, (child) => visit(child, false));
      return;
    }
    if (ts.isCallExpression(node)) {
      const called = nameOf(node.expression);
      if (called === 'formatCount' || called === 'pluralise')
        report(node, node.getText());
      if (macros.has(called)) isMessage = true;
    }
    if (isMacroElement(node)) isMessage = true;
    // Braces within a message contain code again.
    if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent)) isMessage = false;
    if (!isMessage) {
      if (ts.isJsxText(node) && isText(node.text)) report(node, node.text);
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (ts.isStringLiteral(node) && !isKey && looksFrench(node.text)) {
        report(node, node.text);
      }
      if (ts.isTemplateLiteral(node) && looksFrench(wordsOf(node))) {
        report(node, wordsOf(node));
      }
    }
    ts.forEachChild(node, (child) => visit(child, isMessage));
  };
  ts.forEachChild(module, (node) => visit(node, false));
  return left;
}
