import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planChunks, type ModuleGraph } from './chunk-plan.ts';

type Module = { imports?: string[]; later?: string[]; size?: number };

function graphOf(modules: Record<string, Module>): ModuleGraph {
  return {
    getModuleInfo: (id) => {
      const { imports = [], later = [], size = 100 } = modules[id] ?? {};
      return {
        ...{ importedIds: imports, dynamicallyImportedIds: later },
        code: 'x'.repeat(size),
      };
    },
  };
}

/** The names of chunks by module, with pages named `public…` for everybody. */
function plan(modules: Record<string, Module>, first: string[] = []) {
  return planChunks(graphOf(modules), {
    entry: 'main',
    first,
    weightOfPage: (id) => (id.startsWith('public') ? 10 : null),
  });
}

describe('planChunks', () => {
  it('puts what is needed first into one chunk, with all that it imports', () => {
    const chunks = plan(
      { main: { imports: ['react'] }, react: {}, format: { imports: ['date'] } },
      ['format'],
    );
    expect(Object.fromEntries(chunks)).toEqual({
      react: 'socle',
      format: 'socle',
      date: 'socle',
    });
  });

  it('leaves with a page what no other needs', () => {
    const chunks = plan({ main: { later: ['a', 'b'] }, a: { imports: ['own'] } });
    expect(chunks.has('own')).toBe(false);
  });

  /** Two pages need `small` and another thing, a third needs `small` alone. */
  const nearlyTheSame = (other: string): Record<string, Module> => ({
    main: { later: ['a', 'b', 'c'] },
    a: { imports: ['small', other] },
    b: { imports: ['small', other] },
    c: { imports: ['small'] },
    small: { size: 200 },
    large: { size: 100_000 },
    tiny: {},
    leading: { imports: ['/node_modules/large.js'] },
    '/node_modules/large.js': { size: 100_000 },
  });

  it('makes one file of small things that nearly the same pages need', () => {
    const chunks = plan(nearlyTheSame('tiny'));
    expect([chunks.get('small'), chunks.get('tiny')]).toEqual(['lot-small', 'lot-small']);
  });

  it('sends nobody something large that only others need', () => {
    const chunks = plan(nearlyTheSame('large'));
    expect([chunks.get('small'), chunks.get('large')]).toEqual([
      'lot-small',
      'lot-large',
    ]);
  });

  it('counts what a file imports as part of it', () => {
    const chunks = plan(nearlyTheSame('leading'));
    expect([chunks.get('small'), chunks.get('leading')]).toEqual([
      'lot-small',
      'lot-leading',
    ]);
  });

  it('counts as there what whoever asks has loaded', () => {
    const modules = {
      a: { imports: ['one', 'two'], later: ['part', 'other'] },
      part: { imports: ['one'] },
      other: { imports: ['two'] },
      one: { size: 50_000 },
      two: { size: 50_000 },
    };
    // Only page « a » ever fetches them.
    const below = plan({ ...modules, main: { later: ['a'] } });
    expect(below.get('one')).toBe(below.get('two'));
    const beside = plan({ ...modules, main: { later: ['a', 'part', 'other'] } });
    expect(beside.get('one')).not.toBe(beside.get('two'));
  });

  it('keeps what only authors load out of what everybody loads', () => {
    const chunks = plan({
      main: { later: ['public', 'write', 'edit'] },
      public: { imports: ['shared'] },
      write: { imports: ['shared', 'secret'] },
      edit: { imports: ['shared', 'secret'] },
    });
    expect(chunks.get('shared')).not.toBe(chunks.get('secret'));
  });

  it('leaves libraries to the bundler', () => {
    const library = '/node_modules/library/index.js';
    const chunks = plan({
      main: { later: ['a', 'b'] },
      a: { imports: [library] },
      b: { imports: [library] },
    });
    expect(chunks.has(library)).toBe(false);
  });

  it('names a chunk after its largest module, as no page is, and no two alike', () => {
    const chunks = plan({
      main: { later: ['a', 'b', 'c'] },
      a: { imports: ['src/x/limits.ts', 'src/y/limits.ts'] },
      b: { imports: ['src/x/limits.ts'] },
      c: { imports: ['src/y/limits.ts'] },
      'src/x/limits.ts': { size: 50_000 },
      'src/y/limits.ts': { size: 50_000 },
    });
    expect([chunks.get('src/x/limits.ts'), chunks.get('src/y/limits.ts')]).toEqual([
      'lot-limits',
      'lot-limits2',
    ]);
  });

  it('lets chunks never import each other in a circle, whatever imports what', () => {
    const ids = Array.from({ length: 26 }, (_, index) => `m${index}`);
    type Drawn = Required<Module>;
    const anyModule: fc.Arbitrary<Drawn> = fc.record({
      imports: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 4 }),
      later: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
      size: fc.integer({ min: 10, max: 20_000 }),
    });
    const anyBuild = fc.array(anyModule, {
      minLength: ids.length,
      maxLength: ids.length,
    });
    const anyPages = fc.uniqueArray(fc.constantFrom(...ids), {
      ...{ minLength: 2, maxLength: 9 },
    });
    const met = (
      modules: Record<string, Module>,
      pages: string[],
    ): [Drawn[], string[]] => [
      ids.map((id) => ({ imports: [], later: [], size: 10, ...modules[id] })),
      pages,
    ];
    fc.assert(
      fc.property(anyBuild, anyPages, (drawn, pages) => {
        const modules: Record<string, Module> = Object.fromEntries(
          ids.map((id, index) => [id, drawn[index] ?? {}]),
        );
        const chunks = plan({ ...modules, main: { later: pages } });
        const importsOf = (chunk: string) =>
          [...chunks]
            .filter(([, own]) => own === chunk)
            .flatMap(([id]) => modules[id]?.imports ?? [])
            .map((id) => chunks.get(id))
            .filter((other) => other !== undefined && other !== chunk);
        for (const chunk of new Set(chunks.values())) {
          const reached = new Set(importsOf(chunk));
          for (const one of reached) {
            for (const other of importsOf(one ?? '')) reached.add(other);
          }
          expect(reached).not.toContain(chunk);
        }
      }),
      {
        // One where merging the best pair closes a circle, and one whose first chunks stand in one.
        examples: [
          met(
            {
              m1: { imports: ['m15'] },
              m4: { imports: ['m14', 'm18'] },
              m9: { size: 14_243 },
              m10: { imports: ['m11'], size: 6_053 },
              m14: { imports: ['m4', 'm19'] },
              m15: { imports: ['m14'], later: ['m25'] },
              m18: { imports: ['m25', 'm23'] },
              m19: { imports: ['m21'], size: 10_794 },
              m21: { imports: ['m9'], size: 1_434 },
              m23: { size: 4_903 },
              m25: { imports: ['m10'], later: ['m15', 'm18'] },
            },
            ['m19', 'm14', 'm21'],
          ),
          met(
            {
              m5: { imports: ['m25'] },
              m12: { imports: ['m15'] },
              m15: { imports: ['m25'], later: ['m23'] },
              m16: { imports: ['m19'] },
              m18: { imports: ['m22'], size: 716 },
              m19: { imports: ['m7'] },
              m20: { later: ['m25'] },
              m22: { imports: ['m0'], size: 16_922 },
              m23: { imports: ['m7'], later: ['m19'] },
              m25: { imports: ['m16', 'm18'] },
            },
            ['m18', 'm12', 'm20', 'm0'],
          ),
        ],
      },
    );
  });
});
