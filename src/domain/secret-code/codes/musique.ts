import {
  ligne,
  ligneFine,
  surface,
  type Drawing,
  type Point,
  type Shape,
} from '../drawing.ts';
import { noKey } from '../key-schema.ts';
import { alphabet, charactersOf } from '../latin-text.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import type { Pulse } from '../signal.ts';
import { readSigns, signMaps, writeSigns } from '../signs.ts';

const notes = ['do', 're', 'mi', 'fa', 'sol', 'la', 'si'] as const;
const spoken = ['do', 'ré', 'mi', 'fa', 'sol', 'la', 'si'] as const;
const ordinals = ['première', 'deuxième', 'troisième', 'quatrième'] as const;

/** The lowest of the five lines; a step of the scale is half a gap. */
const lowest = 66;
const step = 6;

/** A note head as an oval leaning to the right. */
function head(x: number, y: number): Shape {
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index * Math.PI) / 8;
    const [dx, dy] = [8.5 * Math.cos(angle), 5.5 * Math.sin(angle)];
    const round = (value: number) => Math.round(value * 10) / 10;
    return [round(x + dx), round(y + dy - dx * 0.25)];
  });
  return surface('trait', ...points);
}

/** The note on a staff in the treble clef, from the C below it; the figure under it is its octave. */
function draw(note: number, octave: number): Drawing {
  const y = lowest + 2 * step - note * step;
  const up = note < 6;
  const staff = Array.from({ length: 5 }, (_, index) => {
    const at = lowest - index * 2 * step;
    return ligneFine([4, at], [76, at]);
  });
  const ledger = note === 0 ? [ligneFine([26, y], [54, y])] : [];
  const stem = up ? ligne([48, y - 2], [48, y - 36]) : ligne([32, y + 2], [32, y + 36]);
  return {
    largeur: 80,
    hauteur: 116,
    plume: 3,
    shapes: [
      ...staff,
      ...ledger,
      head(40, y),
      stem,
      { kind: 'texte', texte: String(octave), en: [40, 108], taille: 22 },
    ],
  };
}

/** Our convention: the scale, an octave higher every seven letters, A = do 1 to Z = sol 4. */
const signs: readonly Sign[] = charactersOf(alphabet).map((value, rank) => {
  const note = rank % 7;
  const octave = Math.floor(rank / 7);
  return {
    id: `${notes[note] ?? ''}${octave + 1}`,
    value,
    nom: `${spoken[note] ?? ''}, ${ordinals[octave] ?? ''} octave`,
    drawing: draw(note, octave + 1),
  };
});

const { idByValue, valueById } = signMaps(signs);

/** Half-tones of the scale of do above its first note. */
const halfTones = [0, 2, 4, 5, 7, 9, 11] as const;

/** The first do in hertz: an octave above the do 1 of pianos, which the loudspeaker of a phone would not give. */
const firstDo = 130.81;

/** Each note lasts as long as the others; a rest parts the words. */
function pulses(codedText: string): Pulse[] {
  return codedText.split(/\s+/).flatMap((id): Pulse[] => {
    const rank = signs.findIndex((sign) => sign.id === id);
    if (rank === -1) return id === '/' ? [{ units: 2, hertz: null }] : [];
    const steps = (halfTones[rank % 7] ?? 0) + 12 * Math.floor(rank / 7);
    return [
      { units: 3, hertz: firstDo * 2 ** (steps / 12) },
      { units: 0.5, hertz: null },
    ];
  });
}

export const secretCode = defineCode({
  id: 'musique',
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres'],
  writing: { signs: () => signs, tokens: 'espaces', taille: 'fouille' },
  signal: { pulses, isSeen: false },
  encode: (text) => writeSigns(text, idByValue),
  decode: (text) => {
    return readSigns(text.replaceAll(/[,;-]/g, ' '), valueById, (id) =>
      id.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    );
  },
});
