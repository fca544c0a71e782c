/**
 * Two answers of the imitated page, made quick: they were half the time of the tests of the editor. jsdom weighs its whole
 * default style sheet for each element whose style is asked, and walks the whole page twice for the labels of a field;
 * Testing Library asks both of each element, at each query by role or by label. The answers are the same: what a page
 * that brings a style sheet of its own would get is still asked of jsdom.
 */

const inherited = new Set(['visibility', 'pointer-events']);
/** What the default style sheet of a browser looks at, but for the element's name. */
const styledBy = ['hidden', 'open', 'type'];

function toProperty(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function quickenStyles(page: Window & typeof globalThis): void {
  const getComputedStyle = page.getComputedStyle.bind(page);
  const defaults = new Map<string, CSSStyleDeclaration>();

  /** Of an element alone on its page, with nothing written on it: made once for each kind. */
  function getDefault(element: Element): CSSStyleDeclaration {
    const attributes = styledBy.filter((name) => element.hasAttribute(name));
    const key = [
      element.namespaceURI,
      element.localName,
      ...attributes.map((name) => `${name}=${String(element.getAttribute(name))}`),
    ].join(' ');
    const known = defaults.get(key);
    if (known !== undefined) return known;
    const alone = page.document.createElementNS(element.namespaceURI, element.localName);
    for (const name of attributes) {
      alone.setAttribute(name, String(element.getAttribute(name)));
    }
    const style = getComputedStyle(alone);
    defaults.set(key, style);
    return style;
  }

  function getValue(element: Element, property: string): string {
    const written = (element as Partial<ElementCSSInlineStyle>).style?.getPropertyValue(
      property,
    );
    if (written !== undefined && written !== '' && written !== 'inherit') return written;
    if (inherited.has(property) && element.parentElement !== null) {
      return getValue(element.parentElement, property);
    }
    return getDefault(element).getPropertyValue(property);
  }

  page.getComputedStyle = (element, pseudo) => {
    if (page.document.styleSheets.length > 0 || (pseudo ?? '') !== '') {
      return getComputedStyle(element, pseudo);
    }
    return new Proxy(getDefault(element), {
      get(style, name) {
        if (name === 'getPropertyValue') {
          return (property: string) => getValue(element, property);
        }
        const own: unknown = Reflect.get(style, name, style);
        if (typeof name === 'string' && typeof own === 'string') {
          return getValue(element, toProperty(name));
        }
        return typeof own === 'function' ? (own.bind(style) as unknown) : own;
      },
    });
  };
}

const fields = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

/** A field that a label can name: https://html.spec.whatwg.org/multipage/forms.html#category-label */
const labelable = new Set(fields.map((name) => name.slice(4, -7).toLowerCase()));

function isLabelable(element: Element): boolean {
  return (
    labelable.has(element.localName) &&
    !(element.localName === 'input' && element.getAttribute('type') === 'hidden')
  );
}

function getControl(label: HTMLLabelElement): Element | null {
  const id = label.getAttribute('for');
  if (id === null) return [...label.getElementsByTagName('*')].find(isLabelable) ?? null;
  const root = label.getRootNode();
  if (!('getElementById' in root)) return null;
  const named = (root as Document).getElementById(id);
  return named !== null && isLabelable(named) ? named : null;
}

/** The labels of each field under a root, in the order of the page. */
function readLabels(root: ParentNode): Map<Element, HTMLLabelElement[]> {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of root.querySelectorAll('label')) {
    const control = getControl(label);
    if (control === null) continue;
    const known = labels.get(control);
    if (known === undefined) labels.set(control, [label]);
    else known.push(label);
  }
  return labels;
}

function quickenLabels(page: Window & typeof globalThis): void {
  let known: Map<Element, HTMLLabelElement[]> | undefined;
  // What changed is known at once, told or not: see `takeRecords`.
  const changes = new page.MutationObserver(() => {
    known = undefined;
  });
  changes.observe(page.document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['for', 'id', 'type'],
  });

  function getLabels(field: HTMLElement): HTMLLabelElement[] {
    if (changes.takeRecords().length > 0) known = undefined;
    if (!field.isConnected) {
      return readLabels(field.getRootNode() as ParentNode).get(field) ?? [];
    }
    known ??= readLabels(page.document);
    return known.get(field) ?? [];
  }

  for (const name of fields) {
    Object.defineProperty(page[name].prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return isLabelable(this) ? getLabels(this) : null;
      },
    });
  }
}

quickenStyles(window);
quickenLabels(window);
