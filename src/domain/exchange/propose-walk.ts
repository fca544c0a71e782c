import { blankEpreuve } from '../epreuve/blank-epreuve.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import type { Etape } from '../etape/etape.ts';
import { isInFrance } from '../geo/in-france.ts';
import { fromLambert93, isLambert93 } from '../geo/lambert93.ts';
import { encodePolyline } from '../geo/polyline.ts';
import { distanceMetres, lengthMetres, type Position } from '../geo/position.ts';
import { simplifyLine } from '../geo/simplify-line.ts';
import { limits } from '../limits.ts';
import { blankEtape } from '../parcours/blank-parcours.ts';
import { fieldsWith, proposedEtapeId, type Proposal } from './proposal.ts';
import {
  FileRefusedError,
  foundPoint,
  remark,
  type FoundPoint,
  type FoundWalk,
  type RawPair,
  type Remark,
} from './read/found.ts';
import { sentenceCase } from './sentence-case.ts';

/** More points than this are not even offered: one reads no such list. */
const offeredMax = 300;
/** Two ends of a line this near are the same walk. */
const joinMetres = 200;
/** Two étapes nearer than this are one on the map. */
const sameMetres = 5;
/** A walk that ends this near to where it began is a loop: one étape is enough for both. */
const loopMetres = 50;

/** How the pairs of a file are meant: `degres` as they should be, else what has to be done to them. */
type Meaning = 'degres' | 'inverses' | 'lambert' | 'lambert-inverse';

function inDegrees([x, y]: RawPair): Position | null {
  const isOnEarth = Math.abs(y) <= 90 && Math.abs(x) <= 180;
  // East of the last meridian is the west of it.
  return isOnEarth ? { lat: y, lon: x === 180 ? -180 : x } : null;
}

function share(pairs: readonly RawPair[], holds: (pair: RawPair) => boolean): number {
  return pairs.filter(holds).length / Math.max(1, pairs.length);
}

const isIn = (pair: RawPair) => {
  const position = inDegrees(pair);
  return position !== null && isInFrance(position);
};

/** What most of the pairs are. */
function meaningOf(pairs: readonly RawPair[]): Meaning {
  if (share(pairs, ([x, y]) => isLambert93(x, y)) > 0.5) return 'lambert';
  if (share(pairs, ([x, y]) => isLambert93(y, x)) > 0.5) return 'lambert-inverse';
  const isSwapped =
    share(pairs, isIn) < 0.1 && share(pairs, ([x, y]) => isIn([y, x])) > 0.5;
  return isSwapped ? 'inverses' : 'degres';
}

function positionOf([x, y]: RawPair, meaning: Meaning): Position | null {
  switch (meaning) {
    case 'lambert':
      return isLambert93(x, y) ? fromLambert93(x, y) : null;
    case 'lambert-inverse':
      return isLambert93(y, x) ? fromLambert93(y, x) : null;
    case 'inverses':
      return inDegrees([y, x]);
    case 'degres':
      return inDegrees([x, y]);
  }
}

function round({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
}

type Joined = { line: Position[]; remarks: Remark[] };

/** The pieces of a line one after the other while they meet; of lines that do not, the longest. */
function joinLines(lines: readonly Position[][]): Joined {
  const chains: Position[][] = [];
  for (const line of lines.filter(({ length }) => length > 1)) {
    const [last, first] = [chains.at(-1)?.at(-1), line[0]];
    const meets =
      last !== undefined &&
      first !== undefined &&
      distanceMetres(last, first) <= joinMetres;
    if (meets) chains[chains.length - 1] = [...(chains.at(-1) ?? []), ...line];
    else chains.push([...line]);
  }
  const [longest = []] = chains.toSorted((a, b) => lengthMetres(b) - lengthMetres(a));
  return {
    line: longest,
    remarks: [
      ...remark('traces-joints', lines.length - chains.length),
      ...remark('traces-laisses', chains.length - 1),
    ],
  };
}

/** Longer pieces of a line that never goes straight would take minutes. */
const pieceLength = 64;

/** A line of at most so many points, thinned piece by piece: the time it takes grows with its length, no faster. */
function thin(line: readonly Position[], countMax: number): readonly Position[] {
  let kept = line;
  for (let tolerance = 1; kept.length > countMax; tolerance *= 2) {
    const whole = kept;
    const pieces = Array.from(
      { length: Math.ceil(whole.length / pieceLength) },
      (_, index) => whole.slice(index * pieceLength, (index + 1) * pieceLength),
    );
    kept = pieces.flatMap((piece) => simplifyLine(piece, tolerance));
  }
  return kept;
}

/** A line as a parcours keeps it: no point twice in a row, at most 5,000 points and 60,000 characters. */
function traceOf(line: readonly Position[]): { trace: string; remarks: Remark[] } {
  const distinct = line.filter(({ lat, lon }, index) => {
    const before = line[index - 1];
    return before?.lat !== lat || before.lon !== lon;
  });
  if (distinct.length < 2) return { trace: '', remarks: [] };
  let count: number = limits.tracePointCount.max;
  let kept = thin(distinct, count);
  while (encodePolyline(kept).length > limits.trace.max) {
    count = Math.floor(count / 2);
    kept = thin(kept, count);
  }
  return {
    trace: encodePolyline(kept),
    remarks: remark('trace-simplifie', kept.length < distinct.length ? kept.length : 0),
  };
}

const numbered = /^\s*(\d{1,3})\s*[.):\-–]\s*(?=\S)/;

/** Titles that all begin with their number lose it, and are put in its order. */
function withoutNumbers(points: readonly FoundPoint[]): {
  points: readonly FoundPoint[];
  remarks: Remark[];
} {
  const numbers = points.map(({ titre }) => Number(numbered.exec(titre)?.[1] ?? NaN));
  const isNumbered =
    points.length > 1 &&
    numbers.every((number) => !Number.isNaN(number)) &&
    new Set(numbers).size === numbers.length;
  if (!isNumbered) return { points, remarks: [] };
  const ordered = points
    .map((point, index) => ({ point, number: numbers[index] ?? 0 }))
    .toSorted((a, b) => a.number - b.number)
    .map(({ point }) => ({ ...point, titre: point.titre.replace(numbered, '') }));
  return { points: ordered, remarks: remark('numeros-retires', ordered.length) };
}

function epreuveOf({ consigne, reponse, indice }: FoundPoint): Epreuve {
  if (consigne === '') return blankEpreuve;
  const reponses = reponse
    .split(/\s*[|/]\s*/)
    .filter((one) => one !== '')
    .slice(0, limits.reponseCount.max);
  return {
    ...blankEpreuve,
    type: 'texte',
    consigne: consigne.slice(0, limits.consigne.max),
    reponses: reponses.map((one) => one.slice(0, limits.reponse.max)),
    indices:
      indice === '' ? [] : [{ texte: indice.slice(0, limits.indice.max), cout: 2 }],
  };
}

type Placed = { point: FoundPoint; position: Position | null };

function etapeOf({ point, position }: Placed, index: number): Etape {
  return {
    ...blankEtape(proposedEtapeId(index), `a${index}`),
    titre: point.titre.slice(0, limits.etapeTitre.max),
    lieu: point.lieu.slice(0, limits.lieu.max),
    recit: point.recit.slice(0, limits.recit.max),
    position: position === null ? null : round(position),
    epreuve: epreuveOf(point),
  };
}

function isCut({ titre, lieu, recit, consigne }: FoundPoint): boolean {
  return (
    titre.length > limits.etapeTitre.max ||
    lieu.length > limits.lieu.max ||
    recit.length > limits.recit.max ||
    consigne.length > limits.consigne.max
  );
}

function isNear(a: Position | null, b: Position | null): boolean {
  return a !== null && b !== null && distanceMetres(a, b) < sameMetres;
}

/** What stands twice at one place under one name is taken once; of other things at one place, how many there are. */
function withoutTwins(placed: readonly Placed[]): {
  placed: Placed[];
  remarks: Remark[];
} {
  const kept: Placed[] = [];
  let [twins, together] = [0, 0];
  for (const one of placed) {
    const near = kept.filter(({ position }) => isNear(position, one.position));
    const isTwin = near.some(
      ({ point }) => point.titre === one.point.titre && point.recit === one.point.recit,
    );
    if (isTwin) twins += 1;
    else kept.push(one);
    if (!isTwin && near.length > 0) together += 1;
  }
  return {
    placed: kept,
    remarks: [...remark('doublons', twins), ...remark('lieux-confondus', together)],
  };
}

/** Where a line begins and ends, as étapes: there is nothing else to begin with. */
function endsOf(line: readonly Position[]): Placed[] {
  const [start, end] = [line[0], line.at(-1)];
  if (start === undefined || end === undefined) return [];
  const depart = { point: foundPoint({ titre: 'Départ' }), position: start };
  const arrivee = { point: foundPoint({ titre: 'Arrivée' }), position: end };
  return distanceMetres(start, end) < loopMetres ? [depart] : [depart, arrivee];
}

function sentencesOf(titres: readonly (readonly [id: string, titre: string])[]) {
  const pairs = titres.flatMap(([id, titre]): (readonly [string, string])[] => {
    const sentence = sentenceCase(titre);
    return sentence === titre ? [] : [[id, sentence]];
  });
  return Object.fromEntries(pairs);
}

const meaningRemarks = {
  degres: null,
  inverses: 'coordonnees-inversees',
  lambert: 'coordonnees-lambert',
  'lambert-inverse': 'coordonnees-lambert',
} as const;

/** A parcours that a walk of a file could become. Throws `FileRefusedError` when it has no place and no line. */
export function proposeWalk(walk: FoundWalk): Proposal {
  const pairs = [
    ...walk.lines.flat(),
    ...walk.points.flatMap(({ place }) => (place === null ? [] : [place])),
  ];
  const meaning = meaningOf(pairs);
  const meant = meaningRemarks[meaning];
  const lines = walk.lines.map((line) =>
    line.map((pair) => positionOf(pair, meaning)).filter((position) => position !== null),
  );
  const joined = joinLines(lines);
  const { trace, remarks: traceRemarks } = traceOf(joined.line);
  const { points, remarks: numberRemarks } = withoutNumbers(walk.points);
  const found = points.map((point): Placed => ({
    point,
    position: point.place === null ? null : positionOf(point.place, meaning),
  }));
  const unreadCount = found.filter(
    ({ point, position }) => point.place !== null && position === null,
  ).length;
  const { placed, remarks: twinRemarks } = withoutTwins(found.slice(0, offeredMax));
  const isLineOnly = placed.length === 0;
  const offered = isLineOnly ? endsOf(joined.line) : placed;
  if (offered.length === 0) throw new FileRefusedError('sans-lieu');
  const etapes = offered.map(etapeOf);
  const outside = [
    ...etapes.map(({ position }) => position),
    ...joined.line.slice(0, 1),
  ].filter((position) => position !== null && !isInFrance(position));
  const max = limits.etapeCount.max;
  return {
    fields: fieldsWith({
      titre: walk.titre.slice(0, limits.titre.max),
      resume: walk.resume.slice(0, limits.resume.max),
      description: walk.description.slice(0, limits.description.max),
      dureeMinutes: walk.dureeMinutes,
      commune: walk.commune,
      ...(walk.difficulte === null ? {} : { difficulte: walk.difficulte }),
      trace,
    }),
    etapes,
    takenIds: etapes.slice(0, max).map(({ id }) => id),
    sentenceById: sentencesOf([
      ['', walk.titre.slice(0, limits.titre.max)],
      ...etapes.map(({ id, titre }) => [id, titre] as const),
    ]),
    media: [],
    remarks: [
      ...walk.remarks,
      ...(meant === null ? [] : remark(meant, pairs.length)),
      ...remark('places-illisibles', unreadCount),
      ...remark('hors-de-france', outside.length),
      ...joined.remarks,
      ...traceRemarks,
      ...numberRemarks,
      ...twinRemarks,
      ...remark('etapes-proposees', isLineOnly ? etapes.length : 0),
      ...remark('etapes-au-choix', etapes.length > max ? etapes.length : 0),
      ...remark('etapes-en-trop', found.length - offeredMax),
      ...remark(
        'textes-coupes',
        offered.filter(({ point }) => isCut(point)).length + cutCount(walk),
      ),
    ],
  };
}

function cutCount({ titre, resume, description }: FoundWalk): number {
  const isLong =
    titre.length > limits.titre.max ||
    resume.length > limits.resume.max ||
    description.length > limits.description.max;
  return isLong ? 1 : 0;
}
