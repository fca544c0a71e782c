import { factLine } from '@/lib/format/fact-line.ts';
import type { EtapeTexte } from '@/domain/etape/etape-texts.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { epreuveEditorTable } from '@/epreuves/editor-table.ts';

/** What an étape is called in a list. */
export function etapeTitle({ titre }: Etape): string {
  return titre.trim() === '' ? 'Étape sans titre' : titre;
}

/** What a folded étape says of itself. */
export function etapeSummary({ lieu, epreuve, position }: Etape): string {
  const { type } = epreuve;
  return factLine([
    lieu,
    type === 'aucune' ? '' : epreuveEditorTable[type].label,
    position === null ? 'à placer sur la carte' : '',
  ]);
}

/** An étape as a list says it. */
export type RailEtape = { id: EtapeId; titre: string; resume: string };

/** Each étape as a list says it: a word in a story changes none. */
export function railEtapes(etapes: readonly Etape[]): RailEtape[] {
  return etapes.map((etape) => ({
    id: etape.id,
    titre: etapeTitle(etape),
    resume: etapeSummary(etape),
  }));
}

/** Id of the button that opens an étape: where the focus goes after one was moved. */
export function etapeToggleId(etapeId: string): string {
  return `etape-${etapeId}-entete`;
}

/** What a text of an étape is called where an answer is read in it. */
export const etapeTextePlaces: Readonly<Record<EtapeTexte, string>> = {
  titre: 'le titre',
  lieu: 'le lieu',
  chemin: 'le chemin',
  cheminSansMarches: 'le chemin sans marches',
  recit: 'le récit',
  falc: 'la version facile à lire',
};

/** What the history calls a change of a text of an étape; `§` stands for the étape. */
export const etapeTexteChanges: Readonly<Record<EtapeTexte, string>> = {
  titre: 'Titre de § modifié',
  lieu: 'Lieu de § modifié',
  chemin: 'Chemin vers § modifié',
  cheminSansMarches: 'Chemin sans marches vers § modifié',
  recit: 'Récit de § modifié',
  falc: 'Version facile à lire de § modifiée',
};
