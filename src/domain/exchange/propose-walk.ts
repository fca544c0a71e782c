import { blankEpreuve } from '../epreuve/blank-epreuve.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import type { Etape } from '../etape/etape.ts';
import { isInFrance } from '../geo/in-france.ts';
import { encodePolyline } from '../geo/polyline.ts';
import { distanceMetres, lengthMetres, type Position } from '../geo/position.ts';
import { simplifyLine } from '../geo/simplify-line.ts';
import { limits } from '../limits.ts';
import { blankEtape } from '../parcours/blank-parcours.ts';
import { areJoined, joinLines } from './join-lines.ts';
import { meaningOf, positionOf, type Meaning } from './meaning.ts';
import { fieldsWith, proposedEtapeId, type Proposal } from './proposal.ts';
import {
  FileRefusedError,
  foundPoint,
  isNullPair,
  remark,
  type FoundPoint,
  type FoundWalk,
  type MediaFile,
  type RawPair,
  type Remark,
} from './read/found.ts';
import { sentenceCase } from './sentence-case.ts';

/** Most points offered: nobody reads a longer list. */
const offeredMax = 300;
/** Two étapes nearer than this overlap on the map. */
const sameMetres = 5;
/** Largest gap between the ends of a loop: a single étape serves for both. */
const loopMetres = 50;

function round({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
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

/** A line in a parcours's format: no repeated point, at most 5,000 points and 60,000 characters. */
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

function choixOf(options: FoundPoint['options']): Partial<Epreuve> {
  return {
    type: 'choix',
    options: options.slice(0, limits.optionCount.max).map(({ texte, juste }, index) => ({
      id: `o${index + 1}`,
      texte: texte.slice(0, limits.option.max),
      juste,
      paire: '',
    })),
  };
}

function epreuveOf({ consigne, reponse, options, indice }: FoundPoint): Epreuve {
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
    ...(options.length > 1 && choixOf(options)),
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

/** Merges points of the same place and name; counts the other points of a shared place. */
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

/** Ends of a line, as étapes: the only ones to begin with. */
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

/** A line of a walk once it is placed. */
type PlacedTrack = {
  titre: string;
  resume: string;
  lines: readonly (readonly Position[])[];
  /** Its joined pieces: its line if no other continues it. */
  line: readonly Position[];
};

/** A walk of a file that is offered by itself: its lines, the points near them. */
type Part = {
  titre: string;
  resume: string;
  lines: readonly (readonly Position[])[];
  placed: readonly Placed[];
};

/** Most walks offered from a file. */
const offeredWalksMax = 40;

/** A line with its faults. */
function placeLine(line: readonly RawPair[], meaning: Meaning) {
  const known = line.filter((pair) => !isNullPair(pair));
  const positions = known
    .map((pair) => positionOf(pair, meaning))
    .filter((position) => position !== null);
  return {
    positions,
    nullCount: line.length - known.length,
    unreadCount: known.length - positions.length,
  };
}

function placeTracks({ tracks }: Pick<FoundWalk, 'tracks'>, meaning: Meaning) {
  let [nullCount, unreadCount] = [0, 0];
  const placed = tracks.map(({ titre, resume, lines }): PlacedTrack => {
    const positions = lines.map((line) => {
      const found = placeLine(line, meaning);
      nullCount += found.nullCount;
      unreadCount += found.unreadCount;
      return found.positions;
    });
    return { titre, resume, lines: positions, line: joinLines(positions).line };
  });
  return { placed, nullCount, unreadCount };
}

/** Tracks that go on from each other, in sets. */
function joinedSets(tracks: readonly PlacedTrack[]): PlacedTrack[][] {
  const sets: PlacedTrack[][] = [];
  for (const track of tracks) {
    const touching = sets.filter((set) =>
      set.some(({ line }) => areJoined(line, track.line)),
    );
    const merged = [...touching.flat(), track];
    for (const set of touching) sets.splice(sets.indexOf(set), 1);
    sets.push(merged);
  }
  return sets.map((set) => tracks.filter((track) => set.includes(track)));
}

/** Walks from tracks: those that continue each other as one, but separate if each has its own name. */
function walksOf(tracks: readonly PlacedTrack[]): PlacedTrack[] {
  return joinedSets(tracks).flatMap((set): PlacedTrack[] => {
    const [first] = set;
    if (first === undefined || set.length === 1) return set;
    const lines = set.flatMap((track) => track.lines);
    const names = new Set(set.map(({ titre }) => titre).filter((titre) => titre !== ''));
    const whole = { ...first, lines, line: joinLines(lines).line };
    return names.size > 1 ? [{ ...whole, titre: '' }, ...set] : [whole];
  });
}

/** Points of a line compared to find its distance. */
const askedPoints = 300;

function metresTo(line: readonly Position[], position: Position): number {
  const step = Math.max(1, Math.floor(line.length / askedPoints));
  let nearest = Infinity;
  for (let index = 0; index < line.length; index += step) {
    const at = line[index];
    if (at !== undefined) nearest = Math.min(nearest, distanceMetres(at, position));
  }
  return nearest;
}

/** Points this near to a line are of its walk. */
const alongMetres = 500;

/** The points of a walk among several: those along its line, and those that are nearer to it than to any other. */
function pointsAlong(
  placed: readonly Placed[],
  line: readonly Position[],
  all: readonly PlacedTrack[],
): Placed[] {
  return placed.filter(({ position }) => {
    if (position === null) return true;
    const metres = metresTo(line, position);
    if (metres <= alongMetres) return true;
    return all.every((other) => metres <= metresTo(other.line, position));
  });
}

function partsOf(
  walk: FoundWalk,
  tracks: readonly PlacedTrack[],
  placed: readonly Placed[],
): { parts: Part[]; leftCount: number } {
  const usable = tracks.filter(({ line }) => line.length > 1);
  const walks = usable.length > 1 ? walksOf(usable) : [];
  if (walks.length <= 1) {
    const lines = tracks.flatMap((track) => track.lines);
    const { titre, resume } = walk;
    return { parts: [{ titre, resume, lines, placed }], leftCount: 0 };
  }
  const longest = new Set(
    walks
      .toSorted((a, b) => lengthMetres(b.line) - lengthMetres(a.line))
      .slice(0, offeredWalksMax),
  );
  const offered = walks.filter((one) => longest.has(one));
  const parts = offered.map(({ titre, resume, lines, line }): Part => ({
    titre: titre === '' ? walk.titre : titre,
    resume: resume === '' ? walk.resume : resume,
    lines,
    placed: pointsAlong(placed, line, offered),
  }));
  return { parts, leftCount: walks.length - offered.length };
}

/** A found point as a place; null without text and place. */
function placePoint(point: FoundPoint, meaning: Meaning): Placed | null {
  const { place } = point;
  if (place === null) return { point, position: null };
  if (!isNullPair(place)) return { point, position: positionOf(place, meaning) };
  const isSilent = [point.titre, point.lieu, point.recit, point.consigne].every(
    (text) => text === '',
  );
  return isSilent ? null : { point, position: null };
}

function isNullPoint({ place }: FoundPoint): boolean {
  return place !== null && isNullPair(place);
}

/**
 * Possible parcours from a walk of a file: several if its lines do not touch. `media`: the pictures beside it. Throws `FileRefusedError`
 * for neither a place nor a line.
 */
export function proposeWalk(
  walk: FoundWalk,
  media: readonly MediaFile[] = [],
): Proposal[] {
  const pairs = [
    ...walk.tracks.flatMap(({ lines }) => lines.flat()),
    ...walk.points.flatMap(({ place }) => (place === null ? [] : [place])),
  ].filter((pair) => !isNullPair(pair));
  const meaning = meaningOf(pairs, walk.projection);
  const { placed: tracks, nullCount, unreadCount } = placeTracks(walk, meaning);
  const { points, remarks: numberRemarks } = withoutNumbers(walk.points);
  const found = points
    .map((point) => placePoint(point, meaning))
    .filter((placed) => placed !== null);
  const unplacedCount = found.filter(
    ({ point, position }) =>
      point.place !== null && position === null && !isNullPoint(point),
  ).length;
  const { parts, leftCount } = partsOf(walk, tracks, found);
  const before = [
    ...walk.remarks,
    ...meaning.remarks,
    ...remark('points-nuls', nullCount + points.filter(isNullPoint).length),
    ...remark('points-illisibles', unreadCount),
    ...remark('places-illisibles', unplacedCount),
    ...remark('balades-laissees', leftCount),
  ];
  return parts.map((part) => proposePart(walk, part, { before, numberRemarks, media }));
}

function proposePart(
  walk: FoundWalk,
  { titre, resume, lines, placed: found }: Part,
  {
    before,
    numberRemarks,
    media,
  }: {
    before: readonly Remark[];
    numberRemarks: Remark[];
    media: readonly MediaFile[];
  },
): Proposal {
  const joined = joinLines(lines);
  const { trace, remarks: traceRemarks } = traceOf(joined.line);
  const { placed, remarks: twinRemarks } = withoutTwins(found.slice(0, offeredMax));
  const isLineOnly = placed.length === 0;
  // A recording that was stopped at once still has a place.
  const only = lines.find(({ length }) => length > 0) ?? [];
  const ends = joined.line.length > 1 ? joined.line : only;
  const offered = isLineOnly ? endsOf(ends) : placed;
  if (offered.length === 0) throw new FileRefusedError('sans-lieu');
  const etapes = offered.map(etapeOf);
  const outside = [
    ...etapes.map(({ position }) => position),
    ...joined.line.slice(0, 1),
  ].filter((position) => position !== null && !isInFrance(position));
  const max = limits.etapeCount.max;
  const photos = etapes.flatMap(({ id }, index) => {
    const file = media.find(({ path }) => path === offered[index]?.point.image);
    return file === undefined ? [] : [{ etapeId: id, file }];
  });
  return {
    fields: fieldsWith({
      titre: titre.slice(0, limits.titre.max),
      resume: resume.slice(0, limits.resume.max),
      description: walk.description.slice(0, limits.description.max),
      dureeMinutes: walk.dureeMinutes,
      commune: walk.commune,
      ...(walk.difficulte === null ? {} : { difficulte: walk.difficulte }),
      trace,
    }),
    etapes,
    takenIds: etapes.slice(0, max).map(({ id }) => id),
    sentenceById: sentencesOf([
      ['', titre.slice(0, limits.titre.max)],
      ...etapes.map(({ id, titre: own }) => [id, own] as const),
    ]),
    media: [],
    photos,
    remarks: [
      ...before,
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
        offered.filter(({ point }) => isCut(point)).length +
          cutCount({ titre, resume, description: walk.description }),
      ),
    ],
  };
}

function cutCount({
  titre,
  resume,
  description,
}: Pick<FoundWalk, 'titre' | 'resume' | 'description'>): number {
  const isLong =
    titre.length > limits.titre.max ||
    resume.length > limits.resume.max ||
    description.length > limits.description.max;
  return isLong ? 1 : 0;
}
