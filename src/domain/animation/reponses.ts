import { answerWords } from '../epreuve/answer-words.ts';
import { toCsvText, type Cell } from '../exchange/csv.ts';
import { otherWay } from '../partie/adaptation.ts';
import type { Contenu } from '../quete/quete.ts';
import type { Avancee, Passage } from './animation.ts';
import { groupeLabel } from './groupe.ts';

/**
 * A group's answer at an étape in words, by its épreuve or the other way to answer; empty without an answer, or without words for it: a
 * place, a photo, a scanned code.
 */
export function answerOf(
  { etapeId, reponse }: Pick<Passage, 'etapeId' | 'reponse'>,
  { etapes }: Pick<Contenu, 'etapes'>,
): string {
  const { epreuve, petits } = etapes.find(({ id }) => id === etapeId) ?? {};
  if (reponse === null || epreuve === undefined || epreuve.type === 'aucune') return '';
  const ways = [epreuve, otherWay(epreuve), petits?.epreuve].filter(
    (way) => way !== null && way !== undefined && way.type !== 'aucune',
  );
  // An id outside a way's options has no words there.
  const said = ways.map((way) => answerWords(way, String(reponse)));
  return said.find((words) => /[\p{L}\p{N}]/u.test(words)) ?? '';
}

/** Outcome of an étape for a group, in words. */
export const issueWords = {
  reussie: 'trouvée',
  passee: 'passée',
  suspendue: 'fermée ce jour-là',
} as const;

const head = [
  ...['Groupe', 'Numéro', 'Étape', 'Question', 'Résultat', 'Réponse'],
  ...['Indices vus', 'Erreurs comptées', 'Points'],
];

/**
 * A row for each étape with a question, group by group, in the order of the quête, for a spreadsheet in French. Groups are letters: it has
 * no first name.
 */
export function toReponsesCsv(
  avancees: readonly Avancee[],
  contenu: Pick<Contenu, 'etapes'>,
): string {
  const rows = avancees.flatMap(({ groupe, passages }) =>
    contenu.etapes.flatMap(({ id, titre, epreuve }, index): Cell[][] => {
      const passage = passages.find(({ etapeId }) => etapeId === id);
      if (epreuve.type === 'aucune' || passage === undefined) return [];
      const { issue, indiceCount, erreurCount, points } = passage;
      return [
        [
          ...[groupeLabel(groupe), index + 1, titre, epreuve.consigne],
          ...[
            issue === null ? 'pas encore' : issueWords[issue],
            answerOf(passage, contenu),
          ],
          ...[indiceCount, erreurCount, points],
        ],
      ];
    }),
  );
  return toCsvText([head, ...rows], ';');
}
