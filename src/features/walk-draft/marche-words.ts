import {
  marcheMotifLabels,
  type Marche,
  type MarcheNote,
} from '@/domain/parcours/marche.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';

/** The day of a walk: `22 novembre 2026`. */
export function marcheDay({ jour }: Pick<Marche, 'jour'>): string {
  return formatDate(Date.parse(`${jour}T12:00:00Z`));
}

/** Text of a note, on one line: « La place : de l’autre côté de la rue ». */
export function noteWords({ motif, texte }: MarcheNote): string {
  const label = marcheMotifLabels[motif];
  return texte.trim() === '' ? label : `${label}\u00A0: ${typographie(texte.trim())}`;
}

/** « Le 22 novembre 2026, sur place : 7 étapes sur 7, 2 notes. » */
export function marcheSummary(marche: Marche): string {
  const { surPlace, vues, etapeCount, notes } = marche;
  const where = surPlace ? 'sur place' : 'depuis le bureau';
  const seen = `${formatCount(vues.length, 'étape', 'étapes')} sur ${etapeCount}`;
  const found =
    notes.length === 0 ? 'rien à noter' : formatCount(notes.length, 'note', 'notes');
  return `Le ${marcheDay(marche)}, ${where}\u00A0: ${seen}, ${found}.`;
}
