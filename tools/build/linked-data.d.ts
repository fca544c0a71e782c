/** The parts of these libraries that the tests of open data use: some have no types, others those of a whole world of RDF. */
declare module 'jsonld' {
  type Options = {
    format?: 'application/n-quads';
    safe?: boolean;
    documentLoader?: unknown;
  };
  const jsonld: {
    expand: (document: unknown, options?: Options) => Promise<Record<string, unknown>[]>;
    toRDF: (document: unknown, options?: Options) => Promise<string>;
  };
  export default jsonld;
}

declare module 'n3' {
  export type Term = { termType: string; value: string };
  export type Quad = { subject: Term; predicate: Term; object: Term; graph: Term };
  export class Parser {
    constructor(options?: { format?: string });
    parse(text: string): Quad[];
  }
  export class Store {
    constructor(quads: readonly Quad[]);
    getObjects(subject: Term | null, predicate: string | null, graph: null): Term[];
    getSubjects(predicate: string | null, object: string | null, graph: null): Term[];
    get size(): number;
  }
}

declare module 'rdf-validate-shacl' {
  import type { Store, Term } from 'n3';
  type Result = {
    message: readonly Term[];
    path: Term | null;
    focusNode: Term | null;
    severity: Term | null;
  };
  export default class SHACLValidator {
    constructor(shapes: Store);
    validate(data: Store): Promise<{ conforms: boolean; results: readonly Result[] }>;
  }
}

declare module '@rowanmanning/feed-parser' {
  type Feed = {
    meta: { type: string; version: string | null };
    title: string | null;
    url: string | null;
    items: {
      id: string | null;
      title: string | null;
      url: string | null;
      published: Date | null;
    }[];
  };
  export function parseFeed(text: string): Feed;
}
