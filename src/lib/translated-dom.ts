/**
 * Survives a browser's translator, which puts each text into `<font><font>…</font></font>`, in the place of the text node that React knows.
 * React then removes, or writes into, a node that is no longer in the page: the first throws and empties the screen (facebook/react#11538),
 * the second has no visible effect.
 */

/** Replacement of a removed text, by that text. */
const standInByText = new WeakMap<Node, Element>();

function isStandIn(node: Node | null | undefined): node is Element {
  return node instanceof Element && node.tagName === 'FONT';
}

/** Records which element replaced which text: in one step, or put before it and the text removed after. */
function follow(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE || removed.parentNode !== null) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
      if (standIn !== undefined) standInByText.set(removed, standIn);
    }
  }
}

/** The node in the page: itself, or the translator's replacement. */
function present(parent: Node, node: Node | null): Node | null {
  if (node === null || node.parentNode === parent) return node;
  const standIn = standInByText.get(node);
  return standIn?.parentNode === parent ? standIn : node;
}

/** Puts a text back in the place of its translation: its present value is shown, and translated again. */
function putBack(text: Node): void {
  const standIn = standInByText.get(text);
  if (standIn?.parentNode === undefined || standIn.parentNode === null) return;
  standInByText.delete(text);
  standIn.replaceWith(text);
}

/**
 * Keeps a page that a browser translates alive, from now on: nodes that React removes, moves or rewrites are found where the translator put
 * them. Does nothing to a page that is not translated. Called once a page.
 *
 * @returns a function that restores the page's own functions.
 */
export function keepTranslatedPage(): () => void {
  const observer = new MutationObserver(follow);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  // Also processes pending records.
  const catchUp = () => follow(observer.takeRecords());

  const { prototype } = Node;
  const removeChild = Reflect.get(prototype, 'removeChild');
  const insertBefore = Reflect.get(prototype, 'insertBefore');
  prototype.removeChild = function removeTranslated<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    catchUp();
    const there = present(this, child);
    // Removed already, with its parent: nothing left to do.
    if (there?.parentNode === this) removeChild.call(this, there);
    return child;
  };
  prototype.insertBefore = function insertTranslated<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (before !== null && before.parentNode !== this) catchUp();
    const there = present(this, before);
    const isThere = there === null || there.parentNode === this;
    return insertBefore.call(this, child, isThere ? there : null) as Child;
  };
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      value?.set?.call(this, text);
      if (this.nodeType !== Node.TEXT_NODE || this.parentNode !== null) return;
      catchUp();
      putBack(this);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(prototype, { removeChild, insertBefore });
    if (value !== undefined) Object.defineProperty(prototype, 'nodeValue', value);
  };
}
