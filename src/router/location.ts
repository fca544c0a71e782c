/** The three parts of an address within the site; a part that is not there is ''. */
export type Path = {
  pathname: string;
  /** With its `?`. */
  search: string;
  /** With its `#`. */
  hash: string;
};

/** Where the visitor is. */
export type Location = Path & {
  /** What the navigation brought along; the browser keeps it with the entry of its history. */
  state: unknown;
  /** Of one entry of the history: two visits of one address have two. */
  key: string;
};

/** Where a link leads: an address, or the parts of it that are named. */
export type To = string | Partial<Path>;

/** How the visitor came: by going on, in the place of what stood there, or by back and forward. */
export type NavigationType = 'push' | 'replace' | 'pop';

/** An address as one text. */
export function createPath({
  pathname = '/',
  search = '',
  hash = '',
}: Partial<Path>): string {
  return pathname + withMark('?', search) + withMark('#', hash);
}

/** A part with its mark; nothing where nothing follows the mark. */
function withMark(mark: '?' | '#', part: string): string {
  const text = part.startsWith(mark) ? part.slice(1) : part;
  return text === '' ? '' : mark + text;
}

/** The parts of an address that begins with `/`, `?` or `#`. */
export function parsePath(path: string): Path {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname, search, hash };
}

/**
 * Where `to` leads from `from`. Without a path of its own it stays on the page, and question and target are its own:
 * `#aide` forgets the question.
 */
export function resolvePath(to: To, from: Pick<Path, 'pathname'>): Path {
  const {
    pathname = '',
    search = '',
    hash = '',
  } = typeof to === 'string' ? parsePath(to) : to;
  return parsePath(
    createPath({ pathname: pathname === '' ? from.pathname : pathname, search, hash }),
  );
}
