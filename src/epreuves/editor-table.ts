import type { ComponentType } from 'react';
import type {
  EpreuveType,
  kindFields,
  kindProblems,
} from '@/domain/epreuve/kinds/table.ts';
import { limits } from '@/domain/limits.ts';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import { AssociationEditor } from './association/editor.tsx';
import { CadenasEditor } from './cadenas/editor.tsx';
import { ChoixEditor } from './choix/editor.tsx';
import type { EpreuveEditorProps } from './editor-props.ts';
import { MessageCodeEditor } from './message_code/editor.tsx';
import { MotMystereEditor } from './mot_mystere/editor.tsx';
import { NombreEditor } from './nombre/editor.tsx';
import { OrdreEditor } from './ordre/editor.tsx';
import { PhotoEditor } from './photo/editor.tsx';
import { PositionEditor } from './position/editor.tsx';
import { QrEditor } from './qr/editor.tsx';
import { TexteEditor } from './texte/editor.tsx';
import { VueEditor } from './vue/editor.tsx';

/** The texts of one kind of épreuve for authors, and its part of the form. */
export type EpreuveKind = {
  label: string;
  hint: string;
  /** Null if there is nothing to solve. */
  Editor: ComponentType<EpreuveEditorProps> | null;
};

/** Every kind of épreuve, for authors. */
export const epreuveEditorTable: Readonly<Record<EpreuveType, EpreuveKind>> = {
  aucune: {
    label: 'Rien à résoudre',
    hint: 'On lit, on regarde, on continue.',
    Editor: null,
  },
  choix: {
    label: 'Un choix',
    hint: 'On choisit parmi des réponses.',
    Editor: ChoixEditor,
  },
  texte: {
    label: 'Un mot à trouver',
    hint: 'On écrit un mot ou une courte phrase.',
    Editor: TexteEditor,
  },
  nombre: {
    label: 'Un nombre à trouver',
    hint: 'On compte, on mesure, on lit une date.',
    Editor: NombreEditor,
  },
  message_code: {
    label: 'Un message codé',
    hint: 'On déchiffre un message écrit dans un code.',
    Editor: MessageCodeEditor,
  },
  cadenas: {
    label: 'Un cadenas à ouvrir',
    hint: 'On tourne des roues de chiffres ou de lettres.',
    Editor: CadenasEditor,
  },
  ordre: {
    label: 'Un ordre à retrouver',
    hint: 'On remet des éléments dans l’ordre.',
    Editor: OrdreEditor,
  },
  association: {
    label: 'Des paires à former',
    hint: 'On relie ce qui va ensemble.',
    Editor: AssociationEditor,
  },
  mot_mystere: {
    label: 'Un mot mystère',
    hint: 'On le compose avec les lettres gagnées en chemin.',
    Editor: MotMystereEditor,
  },
  position: {
    label: 'Un endroit à atteindre',
    hint: 'On marche jusqu’à un point, guidé par une boussole.',
    Editor: PositionEditor,
  },
  qr: {
    label: 'Un QR code à trouver',
    hint: 'On scanne un code posé sur place, ou on écrit son texte.',
    Editor: QrEditor,
  },
  photo: {
    label: 'Une photo à prendre',
    hint: 'On garde un souvenir, sur son appareil seulement.',
    Editor: PhotoEditor,
  },
  vue: {
    label: 'Une vue à retrouver',
    hint: 'On cherche d’où une photo ancienne a été prise.',
    Editor: VueEditor,
  },
};

/** Names, in the history of a parcours, of changes to fields of one kind; `§` stands for the étape. */
export const kindFieldNames: Readonly<Record<keyof typeof kindFields, string>> = {
  minimum: 'Bornes de § modifiées',
  maximum: 'Bornes de § modifiées',
  unite: 'Unité de § modifiée',
  message: 'Message codé de § modifié',
  combinaison: 'Cadenas de § modifié',
  jeton: 'QR code de § changé',
  cible: 'Endroit à atteindre de § changé',
  rayon: 'Rayon de § modifié',
};

/** Errors of one kind alone, with their remedy, shown beside the field. */
export const kindProblemWords: Readonly<
  Record<keyof typeof kindProblems, (champ: FieldPath) => string>
> = {
  'options-trop-peu': () => `Proposez au moins ${limits.optionCount.min} réponses.`,
  'bonne-option-absente': () => 'Cochez la bonne réponse.',
  'toutes-options-bonnes': () =>
    'Toutes les réponses sont cochées\u00A0: ajoutez-en au moins une fausse.',
  'message-sans-code': () => 'Choisissez le code dans lequel le message est écrit.',
  'message-absent': () => 'Écrivez le message à cacher.',
  'message-sans-cle': () => 'Écrivez la clé de ce code.',
  'message-incodable': () =>
    'Ce message ne peut pas être codé ainsi. Vérifiez ses mots et la clé.',
  'message-trop-long': () =>
    `Ce message est trop long pour être la réponse\u00A0: ${limits.reponse.max} lettres au plus, ou ajoutez une réponse plus courte.`,
  'bornes-absentes': (champ) =>
    champ === 'epreuve.minimum'
      ? 'Écrivez le nombre à trouver.'
      : 'Écrivez le plus grand nombre accepté.',
  'bornes-inversees': () =>
    'Le plus grand nombre accepté est plus petit que l’autre. Échangez-les.',
  'combinaison-courte': () =>
    `Écrivez la combinaison\u00A0: de ${limits.roueCount.min} à ${limits.roueCount.max} chiffres ou lettres.`,
  'paire-vide': () => 'Écrivez ce qui va avec, ou retirez la paire.',
  'paires-en-double': () => 'Deux paires finissent de la même façon. Changez-en une.',
  'mot-court': () => `Choisissez un mot d’au moins ${limits.motMystere.min} lettres.`,
  'mot-long': () => `Choisissez un mot de ${limits.motMystere.max} lettres au plus.`,
  'mot-sans-etape': () =>
    'Aucune étape avant celle-ci ne peut donner de lettre. Déplacez-la plus loin.',
  'jeton-absent': () => 'Créez le QR code de cette étape.',
  'vue-sans-image': () =>
    'Ajoutez la vue d’autrefois, dans le récit de l’étape\u00A0: c’est elle que l’on retrouve.',
  'cible-absente': () => 'Placez l’étape sur la carte, ou écrivez l’endroit à atteindre.',
};
