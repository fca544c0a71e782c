import { readFileSync } from 'node:fs';
import type { Actor } from './actors.ts';
import { firestoreRulesPath, storageRulesPath } from './engines.ts';
import { changed, type Attempt, type Row } from './row.ts';
import type { FileAttempt, FileRow } from './storage.ts';

/** Operations on a document or a file, in the order of the page. */
const doingList = ['get', 'list', 'create', 'update', 'delete'] as const;
type Doing = (typeof doingList)[number];

/** An operation tried by the tables. */
type Deed = { as: Actor; doing: Doing; pattern: string };
type Sentence = {
  title: string;
  deed: Deed;
  may: Set<Actor>;
  mayNot: Set<Actor>;
  refusals: number;
};

/** The columns of the page, with the actors of the tables. */
export const whoList: readonly { name: string; actors: readonly Actor[] }[] = [
  { name: 'nobody', actors: ['nobody'] },
  { name: 'session', actors: ['anonymous'] },
  { name: 'account', actors: ['account', 'otherAccount', 'unverified'] },
  { name: 'admin', actors: ['admin', 'otherAdmin'] },
  { name: 'withdrawn admin', actors: ['adminRevoked', 'adminByString'] },
];

const documentRows: Row[] = [];
const fileRows: FileRow[] = [];

/** Notes rows that are proven, for the page of rights. */
export function noteRows(rows: readonly Row[]): void {
  documentRows.push(...rows);
}

/** The rows that the tables have noted. */
export function notedRows(): readonly Row[] {
  return documentRows;
}

/** The same, for files. */
export function noteFileRows(rows: readonly FileRow[]): void {
  fileRows.push(...rows);
}

/** The paths that a rules file names, in its order: `parcours/{parcoursId}/etapes/{etapeId}`. */
function patternsOf(file: string): string[] {
  const open: string[] = [];
  const patterns: string[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, indent = '', path] = /^( *)match \/(\S+) \{/.exec(line) ?? [];
    if (path === undefined || path.includes('=**}')) continue;
    const depth = indent.length / 2 - 1;
    open.length = depth;
    open.push(path);
    // The first is that of the service itself.
    if (depth > 0) patterns.push(open.slice(1).filter(Boolean).join('/'));
  }
  return patterns;
}

/** The paths of documents that the rules name, in their order. */
export function documentPatterns(): string[] {
  return patternsOf(firestoreRulesPath);
}

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith('{') || part === given[index])
  );
}

/** The rules' pattern of a path; « elsewhere » for none. */
function patternOf(patterns: readonly string[], path: string): string {
  return patterns.find((pattern) => fits(pattern, path)) ?? 'elsewhere';
}

/** All collections of a name, at any path: the rules treat them in a place of their own. */
function collectionPattern(patterns: readonly string[], name: string): string {
  return patterns.find((pattern) => pattern.split('/').at(-2) === name) ?? 'elsewhere';
}

/** An attempt's operations, document by document. */
export function deedsOf(patterns: readonly string[], attempt: Attempt): Deed[] {
  const { as, before } = attempt;
  if ('get' in attempt) {
    return [{ as, doing: 'get', pattern: patternOf(patterns, attempt.get) }];
  }
  if ('list' in attempt) {
    const pattern =
      attempt.everywhere === true
        ? collectionPattern(patterns, attempt.list)
        : patternOf(patterns, `${attempt.list}/any`);
    return [{ as, doing: 'list', pattern }];
  }
  return Object.entries(attempt.commit).map(([path, fields]) => {
    const isThere = before[path] !== undefined && before[path] !== null;
    const doing = fields === null ? 'delete' : isThere ? 'update' : 'create';
    return { as, doing, pattern: patternOf(patterns, path) };
  });
}

function fileDeed(patterns: readonly string[], attempt: FileAttempt): Deed {
  const { as, does, path, isThere } = attempt;
  const doingOf = {
    get: 'get',
    list: 'list',
    delete: 'delete',
    describe: 'update',
  } as const;
  const written = isThere ? 'update' : 'create';
  const doing = does === 'upload' ? written : doingOf[does];
  const place = does === 'list' ? `${path}/any` : path;
  return { as, doing, pattern: patternOf(patterns, place) };
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** True if any actor may do it; the sentences give the conditions. */
function glance(patterns: readonly string[], deeds: readonly Deed[]): string[] {
  const letters = { get: 'G', list: 'L', create: 'C', update: 'U', delete: 'D' } as const;
  const cell = (pattern: string, actors: readonly Actor[]) =>
    doingList
      .filter((doing) =>
        deeds.some(
          (deed) =>
            deed.pattern === pattern && deed.doing === doing && actors.includes(deed.as),
        ),
      )
      .map((doing) => letters[doing])
      .join(' ') || '·';
  return [
    `| | ${whoList.map(({ name }) => name).join(' | ')} |`,
    `|${' --- |'.repeat(whoList.length + 1)}`,
    ...patterns.map(
      (pattern) =>
        `| \`${pattern}\` | ${whoList.map(({ actors }) => cell(pattern, actors)).join(' | ')} |`,
    ),
  ];
}

function namesOf(actors: ReadonlySet<Actor>): string {
  const whole = whoList.filter((who) => who.actors.some((actor) => actors.has(actor)));
  return whole.length === 0 ? '·' : whole.map(({ name }) => name).join(', ');
}

function sentences(pattern: string, list: readonly Sentence[]): string[] {
  const own = list
    .filter(({ deed }) => deed.pattern === pattern)
    .toSorted(
      (a, b) => doingList.indexOf(a.deed.doing) - doingList.indexOf(b.deed.doing),
    );
  if (own.length === 0) return [];
  return [
    '',
    `### \`${pattern}\``,
    '',
    '| | what holds | tried by, and allowed | tried by, and refused | other refusals |',
    '| --- | --- | --- | --- | --- |',
    ...own.map(
      ({ title, deed, may, mayNot, refusals }) =>
        `| ${deed.doing} | ${escaped(title)} | ${namesOf(may)} | ${namesOf(mayNot)} | ${refusals} |`,
    ),
  ];
}

function documentSentence(patterns: readonly string[], row: Row): Sentence {
  const { title, allowed, allowedToo = [], refused } = row;
  // A commit of several documents is listed at the first of them.
  const [deed] = deedsOf(patterns, allowed);
  if (deed === undefined) throw new Error(`${title}: nothing is done.`);
  const others = allowedToo.map((change) => changed(allowed, change).as);
  const refusedTo = refused.flatMap((change) => ('as' in change ? [change.as] : []));
  return {
    ...{ title, deed, may: new Set([allowed.as, ...others]), mayNot: new Set(refusedTo) },
    refusals: refused.length - refusedTo.length,
  };
}

function fileSentence(patterns: readonly string[], row: FileRow): Sentence {
  const { title, allowed, allowedToo = [], refused } = row;
  const others = allowedToo.flatMap((change) => ('as' in change ? [change.as] : []));
  const refusedTo = refused.flatMap((change) => ('as' in change ? [change.as] : []));
  return {
    ...{ title, deed: fileDeed(patterns, allowed), mayNot: new Set(refusedTo) },
    may: new Set([allowed.as, ...others]),
    refusals: refused.length - refusedTo.length,
  };
}

/** Rights proven by the tables, as text; and the paths of the rules without a row. */
export function rightsPage(): { text: string; unmet: string[] } {
  const documents = patternsOf(firestoreRulesPath);
  const files = patternsOf(storageRulesPath);
  const documentDeeds = documentRows.flatMap(({ allowed, allowedToo = [] }) =>
    [allowed, ...allowedToo.map((change) => changed(allowed, change))].flatMap(
      (attempt) => deedsOf(documents, attempt),
    ),
  );
  const fileDeeds = fileRows.flatMap(({ allowed, allowedToo = [] }) =>
    [allowed, ...allowedToo.map((change) => ({ ...allowed, ...change }))].map((attempt) =>
      fileDeed(files, attempt),
    ),
  );
  const told = [
    ...documentRows.map((row) => documentSentence(documents, row)),
    ...fileRows.map((row) => fileSentence(files, row)),
  ];
  const places = [...documents, ...files];
  const text = [
    ...heading,
    '## Documents at a glance',
    '',
    ...glance(documents, documentDeeds),
    '',
    '## Files at a glance',
    '',
    ...glance(files, fileDeeds),
    '',
    '## Sentence by sentence',
    ...places.flatMap((pattern) => sentences(pattern, told)),
    ...sentences('elsewhere', told),
  ].join('\n');
  const met = new Set(
    [...documentDeeds, ...fileDeeds, ...told.map(({ deed }) => deed)].map(
      ({ pattern }) => pattern,
    ),
  );
  const isTried = (pattern: string) =>
    met.has(pattern) || told.some(({ deed }) => deed.pattern === pattern);
  return { text, unmet: places.filter((pattern) => !isTried(pattern)) };
}

const heading = [
  '# Who may do what, from the tables that prove it',
  '',
  'Made by `npm run rights` from the tables of `rules-tests/`, and never by hand. The same, told in order and with its reasons: `docs/rules.md`. Those of the Realtime Database are proven in `tools/local-firebase/database/rules/project-rules.test.ts`.',
  '',
  '**nobody** has no session; **session** is one without account, as a player’s; **account** has an address, and stands for an auteur, a relecteur, a responsable, the owner of what is read or a stranger, as each sentence says; **withdrawn admin** still has a token that says `admin`, or one whose claim is the text `true`.',
  '',
  '`G` get, `L` list, `C` create, `U` update, `D` delete: the tables have seen it allowed, under the conditions of the sentences below. `·`: no table shows it allowed. A player is tried as a session or as an account, and may be either. What no rule names is refused to everybody. “Other refusals” are the neighbours of what is allowed that differ in one thing, each of them tried and refused.',
  '',
];
