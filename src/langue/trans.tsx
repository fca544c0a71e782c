import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { partsOf, type MessageDescriptor } from './runtime.ts';

type TransProps = MessageDescriptor & {
  /** The elements of the message, by the numbers that stand for them: `<0>…</0>`. */
  components?: Readonly<Record<string, ReactElement>>;
};

/** What the macros `Trans` and `Plural` become: a message with elements in it. */
export function Trans({ components = {}, ...descriptor }: TransProps) {
  return <>{withElements(partsOf(descriptor), components)}</>;
}

const mark = /<(\/?)(\d+)(\/?)>/g;

/** Puts elements in the place of their marks. Marks that do not pair are left as the text that they are. */
function withElements(
  parts: readonly unknown[],
  components: Readonly<Record<string, ReactElement>>,
): ReactNode[] {
  type Open = { number: string; children: ReactNode[] };
  const root: Open = { number: '', children: [] };
  const open: Open[] = [root];
  const add = (child: ReactNode) => {
    const children = open.at(-1)?.children ?? [];
    const last = children.at(-1);
    // One text on the page for texts that follow each other.
    if (typeof last === 'string' && typeof child === 'string') {
      children[children.length - 1] = last + child;
    } else children.push(child);
  };
  const close = ({ number, children }: Open) => {
    const element = components[number];
    const key = String(open.at(-1)?.children.length);
    add(
      element === undefined ? (
        <Fragment key={key}>{children}</Fragment>
      ) : (
        cloneElement(element, { key }, ...children)
      ),
    );
  };
  for (const part of parts) {
    if (typeof part === 'number') {
      add(String(part));
      continue;
    }
    if (typeof part !== 'string') {
      // What a value of a message may be: the macro passes what stood in JSX.
      add(
        <Fragment key={String(open.at(-1)?.children.length)}>
          {part as ReactNode}
        </Fragment>,
      );
      continue;
    }
    let end = 0;
    for (const { 0: whole, 1: slash, 2: number = '', 3: isEmpty, index } of part.matchAll(
      mark,
    )) {
      if (index > end) add(part.slice(end, index));
      end = index + whole.length;
      if (isEmpty === '/') {
        const element = components[number];
        if (element !== undefined) {
          add(cloneElement(element, { key: String(open.at(-1)?.children.length) }));
        }
      } else if (slash === '/') {
        const last = open.length > 1 ? open.pop() : undefined;
        if (last !== undefined) close(last);
      } else {
        open.push({ number, children: [] });
      }
    }
    if (end < part.length) add(part.slice(end));
  }
  while (open.length > 1) {
    const last = open.pop();
    if (last !== undefined) close(last);
  }
  return root.children;
}
