import postcss, {
  Rule,
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
} from 'postcss';

/** Everything in a page that a selector may name: tags, classes, ids, attributes and their values. */
export function wordsOf(html: string): string[] {
  const text = html.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const tags = [...text.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag);
  return [...tags, ...(text.match(/[^<"'`\s=]*[^<"'`\s:=]/g) ?? [])];
}

/** Parts of fields and dialogs that no prerendered page shows: they are in the whole stylesheet. */
const ofTheApplication = /::(?:-webkit-(?:date|calendar)|file-selector-button|backdrop)/;
/** A single alternative is no choice. */
const onlyOne = /(?<!\\):(?:where|is)\(([^(),]*(?:\([^(),]*\))?[^(),]*)\)/g;
/** Parts of a selector that require no element: alternatives, negations, attributes. */
const undecided =
  /(?<!\\):(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|(?<!\\)\[[^\]]*\]/g;
const className = /\.((?:[\w-]|\\.)+)/g;
const tagName = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g;

/** True if a page with these words may have an element that matches the selector. */
export function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  if (ofTheApplication.test(selector)) return false;
  const decided = selector.replace(onlyOne, '$1').replace(undecided, '');
  const classes = [...decided.matchAll(className)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
  const tags = [...decided.replace(className, '').matchAll(tagName)].map(
    ([, name = '']) => name,
  );
  return [...classes, ...tags].every((name) => words.has(name));
}

/**
 * The rules of the stylesheet that the given words can match, in order: one text for every page, so that one hash allows it in the content
 * policy. The whole stylesheet is loaded with the application.
 */
export function usedStyle(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (rule) => {
    // Tailwind's replacement for browsers without `@property` is in the whole stylesheet; its layer keeps its rank.
    if (rule.params === 'properties') rule.replaceWith('@layer properties;');
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter(
      (selector) => selector !== ':host' && canMatch(selector, words),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules('supports', (rule) => {
    if (rule.params.startsWith('(color:color-mix(')) mixAtOnce(rule);
  });
  removeUnusedKeyframes(root);
  removeUnusedProperties(root);
  removeEmpty(root);
  root.walkComments((comment) => {
    comment.remove();
  });
  return root.toString().replaceAll('</style', '<\\/style');
}

/**
 * Separates the faces of the stylesheet from its rest. A document declares them once, and at its beginning: if a later stylesheet repeated
 * them, a font too late to be used (`font-display: optional`) would be used after all, and move the text.
 */
export function partFaces(css: string): { faces: string; rest: string } {
  const root = postcss.parse(css);
  const faces = postcss.root();
  root.walkAtRules('font-face', (rule) => {
    faces.append(rule.clone());
    rule.remove();
  });
  return {
    faces: faces.toString().replaceAll('</style', '<\\/style'),
    rest: root.toString(),
  };
}

/** Replaces the plain colour for browsers without mixing by the mixed colour. */
function mixAtOnce(question: AtRule): void {
  question.walkDecls(({ prop, parent }) => {
    const plain = question.prev();
    if (!(plain instanceof Rule && parent instanceof Rule)) return;
    if (plain.selector !== parent.selector) return;
    plain.walkDecls(prop, (declaration) => {
      declaration.remove();
    });
  });
  question.replaceWith(question.nodes ?? []);
}

function isKeyframes({ name }: AtRule): boolean {
  return name.endsWith('keyframes');
}

function removeUnusedKeyframes(root: Root): void {
  const animations = new Set<string>();
  root.walkDecls(/animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

/** Removes unread custom properties, repeatedly: one may have been read by another alone. */
function removeUnusedProperties(root: Root): void {
  for (;;) {
    const read = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
    });
    const unused: ChildNode[] = [];
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) unused.push(declaration);
    });
    root.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) unused.push(rule);
    });
    if (unused.length === 0) return;
    for (const node of unused) node.remove();
  }
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    // `@layer theme, base;` has no nodes, and is not empty.
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
