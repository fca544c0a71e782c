import { crockfordAlphabet, readSigns } from '../epreuve/jeton.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import type { Quete } from '../quete/quete.ts';
import { pointsAtStake } from './etape-under-way.ts';
import {
  beginPartie,
  suiviOf,
  type Issue,
  type Partie,
  type PartieId,
  type Suivi,
} from './partie.ts';
import { issueKinds, kindOf, standingAt } from './passage.ts';
import { cheminFrom, cheminNumbers, walkOf } from './walk/walk-of.ts';

/**
 * A party as a short code to note and type, in groups of four signs. It holds the outcome and indices of each étape, and no answer: finds
 * of the first phone are proven by that phone, and never again.
 */

/** Bits of each number, in the order of the code. */
const widths = {
  etapeIndex: 6,
  lignes: 6,
  issue: 2,
  indices: 2,
  pasCount: 10,
  check: 10,
} as const;

function cheminBits(partie: Partie, { contenu }: Quete): string[] {
  const { ownWay } = walkOf(contenu);
  if (ownWay === null) return [];
  const numbers = cheminNumbers(partie, contenu);
  return [
    bitsOf(numbers.length, widths.pasCount),
    ...numbers.map((number) => bitsOf(number, ownWay.bits)),
  ];
}

/** Ten-bit checksum of a text: detects typing errors and other quêtes (FNV-1a, folded). */
function checkOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93) >>> 0;
  }
  return (hash ^ (hash >>> 10) ^ (hash >>> 20)) & 0x3_ff;
}

function bitsOf(value: number, width: number): string {
  return Math.min(value, 2 ** width - 1)
    .toString(2)
    .padStart(width, '0');
}

function checkBits(bits: string, { id, version }: Pick<Quete, 'id' | 'version'>): string {
  return bitsOf(checkOf(`${id} ${version} ${bits}`), widths.check);
}

/** The code of a party under way: `7K2M 9QXA 4TBD`. */
export function writePassageCode(partie: Partie, quete: Quete): string {
  const suivis = quete.contenu.etapes.map(({ id }) => suiviOf(partie, id));
  const last = suivis.findLastIndex(
    (suivi) => kindOf(suivi) !== 0 || suivi.indiceCount > 0,
  );
  const lignes = suivis.slice(0, last + 1);
  const bits = [
    bitsOf(partie.etapeIndex, widths.etapeIndex),
    bitsOf(lignes.length, widths.lignes),
    ...lignes.map(
      (suivi) =>
        bitsOf(kindOf(suivi), widths.issue) + bitsOf(suivi.indiceCount, widths.indices),
    ),
    ...cheminBits(partie, quete),
  ].join('');
  const whole = bits + checkBits(bits, quete);
  const padded = whole.padEnd(Math.ceil(whole.length / 5) * 5, '0');
  const signs = (padded.match(/.{5}/g) ?? []).map(
    (five) => crockfordAlphabet[Number.parseInt(five, 2)] ?? '',
  );
  return (
    signs
      .join('')
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join(' ');
}

/** Reads numbers of so many bits one after the other. */
function reader(bits: string): (width: number) => number {
  let at = 0;
  return (width) => {
    const value = Number.parseInt(bits.slice(at, at + width), 2);
    at += width;
    return value;
  };
}

function issueOf(kind: number, points: number, at: number): Issue | null {
  const type = issueKinds[kind - 1];
  if (type === undefined) return null;
  if (type === 'reussie') {
    return { type, reponse: '', points, at, preuve: 'prouvee' };
  }
  return { type, at, preuve: 'prouvee' };
}

function lengthOfChemin(bits: string, { contenu }: Quete): number {
  const { ownWay } = walkOf(contenu);
  if (ownWay === null) return 0;
  const count = reader(bits)(widths.pasCount);
  // Cut short, it fails the check.
  return widths.pasCount + (Number.isNaN(count) ? 0 : count) * ownWay.bits;
}

function readChemin(read: (width: number) => number, { contenu }: Quete): number[] {
  const { ownWay } = walkOf(contenu);
  if (ownWay === null) return [];
  const count = read(widths.pasCount);
  return Array.from({ length: count }, () => read(ownWay.bits));
}

/** A party that goes on here, and the étapes proven by another phone: they are not sent. */
export type CodedPassage = { partie: Partie; elsewhere: EtapeId[] };

/**
 * The party of a code, at the same étape, under a fresh id; null for a mistyped code, or another quête or version. Case, spaces and letters
 * that look alike do not matter.
 */
export function readPassageCode(
  code: string,
  quete: Quete,
  { id, now }: { id: PartieId; now: number },
): CodedPassage | null {
  const { etapes } = quete.contenu;
  const bits = Array.from(readSigns(code), (sign) =>
    // An invalid sign breaks the check.
    bitsOf(Math.max(0, crockfordAlphabet.indexOf(sign)), 5),
  ).join('');
  const headLength = widths.etapeIndex + widths.lignes;
  if (bits.length < headLength + widths.check) return null;
  const read = reader(bits);
  const etapeIndex = read(widths.etapeIndex);
  const ligneCount = read(widths.lignes);
  if (etapeIndex >= etapes.length || ligneCount > etapes.length) return null;
  const lignesLength = headLength + ligneCount * (widths.issue + widths.indices);
  const cheminLength = lengthOfChemin(bits.slice(lignesLength), quete);
  const length = lignesLength + cheminLength;
  const told = bits.slice(0, length);
  const end = bits.slice(length, length + widths.check);
  const rest = bits.slice(length + widths.check);
  if (end !== checkBits(told, quete) || rest.length > 4 || rest.includes('1'))
    return null;
  const suivis = etapes.slice(0, ligneCount).map((etape) => {
    const kind = read(widths.issue);
    const indiceCount = read(widths.indices);
    const suivi: Suivi = {
      erreurCount: 0,
      indiceCount,
      issue: null,
      reponsesRefusees: [],
    };
    const issue = issueOf(kind, pointsAtStake(etape, suivi), now);
    return [etape.id, { ...suivi, issue }] as const;
  });
  const chemin = cheminFrom(readChemin(read, quete), quete.contenu);
  if (chemin === null) return null;
  const begun = {
    ...beginPartie(quete, id, now),
    chemin,
    suiviByEtapeId: Object.fromEntries(suivis),
  };
  return {
    partie: standingAt(begun, quete.contenu, etapeIndex),
    elsewhere: suivis.flatMap(([etapeId, { issue }]) =>
      issue === null ? [] : [etapeId],
    ),
  };
}
