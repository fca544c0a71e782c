import type { Modele, ModeleEtape } from '@/content/modeles/modele.ts';
import {
  fieldsWith,
  proposedEtapeId,
  type Proposal,
} from '@/domain/exchange/proposal.ts';
import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import type { Option } from '@/domain/epreuve/epreuve-parts.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { blankEtape } from '@/domain/parcours/blank-parcours.ts';
import { blankPratique } from '@/domain/parcours/pratique.ts';

/** Title of an option, before a colon: « La couronne : l’éternité ». */
function optionOf(text: string, index: number): Option {
  const [texte = '', paire = ''] = text.split(' : ');
  return { id: `o${index + 1}`, texte, juste: index === 0, paire };
}

function epreuveOf({ epreuve }: ModeleEtape): Epreuve {
  if (epreuve === undefined) return blankEpreuve;
  const { type, consigne, indice, options = [] } = epreuve;
  return {
    ...blankEpreuve,
    type,
    consigne: consigne,
    indices: [{ texte: indice, cout: 2 }],
    options: options.map(optionOf),
  };
}

function etapeOf(modele: ModeleEtape, index: number): Etape {
  const { titre, lieu, recit, reperer } = modele;
  return {
    ...blankEtape(proposedEtapeId(index), `a${index}`),
    titre: titre,
    lieu: lieu,
    recit: `${recit}\n\n[À repérer sur place : ${reperer}]`,
    epreuve: epreuveOf(modele),
  };
}

/** Makes a parcours of a template: its words, with brackets for the author's own facts. */
export function proposeModele(modele: Modele): Proposal {
  const { etapes: models, traits, ...texts } = modele;
  const etapes = models.map(etapeOf);
  return {
    fields: fieldsWith({
      ...texts,
      pratique: { ...blankPratique, traits: [...traits] },
    }),
    etapes,
    takenIds: etapes.map(({ id }) => id),
    sentenceById: {},
    media: [],
    remarks: [],
  };
}
