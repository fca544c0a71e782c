import { factLine } from '@/lib/format/fact-line.ts';
import type { EtapeTexte } from '@/domain/etape/etape-texts.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { epreuveEditorTable } from '@/epreuves/editor-table.ts';

/** « étape 3 », « étapes 1 à 3 et 5 », of numbers in their order. */
export function numerosWords(numeros: readonly number[]): string {
  if (numeros.length === 1) return `étape ${numeros[0]}`;
  const runs: { from: number; to: number }[] = [];
  for (const numero of numeros) {
    const last = runs.at(-1);
    if (last?.to === numero - 1) last.to = numero;
    else runs.push({ from: numero, to: numero });
  }
  const words = runs.map(({ from, to }) => {
    if (from === to) return String(from);
    return to === from + 1 ? `${from}, ${to}` : `${from} à ${to}`;
  });
  return `étapes ${new Intl.ListFormat('fr-FR').format(words.join(', ').split(', '))}`;
}

/** Title of an étape in a list. */
export function etapeTitle({ titre }: Etape): string {
  return titre.trim() === '' ? 'Étape sans titre' : titre;
}

/** Summary of a folded étape. */
export function etapeSummary({ lieu, epreuve, position }: Etape): string {
  const { type } = epreuve;
  return factLine([
    lieu,
    type === 'aucune' ? '' : epreuveEditorTable[type].label,
    position === null ? 'à placer sur la carte' : '',
  ]);
}

/** An étape in a list. */
export type RailEtape = { id: EtapeId; titre: string; resume: string };

/** Each étape in a list: a word in a story changes none. */
export function railEtapes(etapes: readonly Etape[]): RailEtape[] {
  return etapes.map((etape) => ({
    id: etape.id,
    titre: etapeTitle(etape),
    resume: etapeSummary(etape),
  }));
}

/** Id of the button that opens an étape: focused after a move. */
export function etapeToggleId(etapeId: string): string {
  return `etape-${etapeId}-entete`;
}

/** Name of a text of an étape in which an answer is readable. */
export const etapeTextePlaces: Readonly<Record<EtapeTexte, string>> = {
  titre: 'le titre',
  lieu: 'le lieu',
  chemin: 'le chemin',
  cheminSansMarches: 'le chemin sans marches',
  recit: 'le récit',
  falc: 'la version facile à lire',
};

/** Name of a text change in the history; `§` stands for the étape. */
export const etapeTexteChanges: Readonly<Record<EtapeTexte, string>> = {
  titre: 'Titre de § modifié',
  lieu: 'Lieu de § modifié',
  chemin: 'Chemin vers § modifié',
  cheminSansMarches: 'Chemin sans marches vers § modifié',
  recit: 'Récit de § modifié',
  falc: 'Version facile à lire de § modifiée',
};
