import * as z from 'zod/mini';
import type { Area } from '@/domain/around/area.ts';
import type { Alentours, AroundSourceName, Sorte } from '@/domain/around/trouvaille.ts';
import { foldLetters } from '@/domain/commune/slug.ts';

/** Words in a name that reveal its kind, most significant first. */
const wordsOf: readonly (readonly [pattern: RegExp, sorte: Sorte])[] = [
  [/\bcadrans? solaires?\b/, 'cadran'],
  [/\b(croix|calvaire|calvaires)\b/, 'croix'],
  [/\b(lavoir|lavoirs)\b/, 'lavoir'],
  [/\b(fontaine|fontaines|puits)\b/, 'fontaine'],
  [/\b(moulin|moulins)\b/, 'moulin'],
  [/\b(pont|viaduc|aqueduc|passerelle)\b/, 'pont'],
  [/\b(monument aux morts|memorial|stele)\b/, 'memorial'],
  [/\b(statue|fresque|sculpture|buste|bas relief)\b/, 'oeuvre'],
  [/\b(ruines?|vestiges?)\b/, 'ruine'],
  [
    /\b(eglise|chapelle|chateau|abbaye|tour|tours|porte|halle|manoir|hotel de|basilique|cathedrale|colombier|pigeonnier|remparts?)\b/,
    'monument',
  ],
];

/** Kind of a place from its French name; null if it reveals none. */
export function sorteOfName(nom: string): Sorte | null {
  const plain = foldLetters(nom).replaceAll(/[^a-z0-9]+/g, ' ');
  return wordsOf.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** Why a source did not answer. */
export type Silence = 'absente' | 'occupee' | 'lente' | 'autre';

/** A source did not answer as its documentation promises. */
export class SilentSourceError extends Error {
  override readonly name = 'SilentSourceError';
  readonly silence: Silence;
  constructor(silence: Silence, options?: ErrorOptions) {
    super(`The source did not answer: ${silence}.`, options);
    this.silence = silence;
  }
}

/** A public source about the surroundings of a place. A further one is a module of this folder and a line in `around-sources.ts`. */
export type AroundSource = {
  name: AroundSourceName;
  /**
   * Its answer for an area, by one request; a little beyond the area is allowed. Rejects with `SilentSourceError`, and with the reason of
   * `signal` when that is aborted.
   */
  ask: (area: Area, signal: AbortSignal) => Promise<Alentours>;
};

/** Patience with a source, in milliseconds: Overpass may queue a request for some seconds. */
const timeoutMs = 20_000;
/** Most bytes read of an answer: 10,000 objects of OpenStreetMap are some 3 MB. */
const longestAnswer = 12_000_000;

function silenceOf(status: number): Silence {
  return status === 429 || status === 503 || status === 504 ? 'occupee' : 'autre';
}

async function readAnswer<Body>(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  readBody: (response: Response) => Promise<Body>,
): Promise<Body> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      // Only a place is sent.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, deadline]),
    });
    if (!response.ok) throw new SilentSourceError(silenceOf(response.status));
    return await readBody(response);
  } catch (error) {
    if (signal.aborted || error instanceof SilentSourceError) throw error;
    throw new SilentSourceError(deadline.aborted ? 'lente' : 'absente', { cause: error });
  }
}

/** The file of a picture; rejects with `SilentSourceError`. */
export function fetchPicture(url: string): Promise<Blob> {
  return readAnswer(url, {}, new AbortController().signal, (response) => response.blob());
}

/** JSON answer of a source that matches its documentation; rejects as `AroundSource.ask` does. */
export async function askJson<Answer>(
  url: string,
  schema: z.ZodMiniType<Answer>,
  signal: AbortSignal,
  init: RequestInit = {},
): Promise<Answer> {
  const text = await readAnswer(url, init, signal, (response) => response.text());
  if (text.length > longestAnswer) throw new SilentSourceError('autre');
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (error) {
    // A page of HTML, or another shape than documented.
    throw new SilentSourceError('autre', { cause: error });
  }
}

/** The items of a list with the documented shape; others are left out, so that an odd item hides no other. */
export function readEach<Item>(
  list: readonly unknown[],
  schema: z.ZodMiniType<Item>,
): Item[] {
  return list.flatMap((item) => {
    const read = z.safeParse(schema, item);
    return read.success ? [read.data] : [];
  });
}

/** An `https:` address, or null: a link is shown and followed. */
export function httpsUrl(text: string): string | null {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.href.length <= 500 ? url.href : null;
}
