import { lazy, type ComponentType } from 'react';
import type { EpreuveType } from '@/domain/epreuve/epreuve.ts';
import type { TypedProblem } from '@/domain/epreuve/typed-answer.ts';
import { CadenasPlayer } from './cadenas/player.tsx';
import { ChoixPlayer } from './choix/player.tsx';
import { MotMysterePlayer } from './mot_mystere/player.tsx';
import { NombrePlayer } from './nombre/player.tsx';
import { PhotoPlayer } from './photo/player.tsx';
import type { EpreuvePlayerProps } from './player-props.ts';
import { QrPlayer } from './qr/player.tsx';
import { TextePlayer } from './texte/player.tsx';

/** The part of the game that is a kind's own. */
type EpreuvePlay<Type extends EpreuveType> = {
  /** Null where there is nothing to solve: one reads and goes on. */
  Player: ComponentType<EpreuvePlayerProps<Type>> | null;
  /** What to do when nothing was given, or nothing that can be checked. */
  problemMessages: Readonly<Partial<Record<TypedProblem, string>>>;
};

/** A quête without a coded message never loads its tools. */
const MessageCodePlayer = lazy(async () => {
  const { MessageCodePlayer: Player } = await import('./message_code/player.tsx');
  return { default: Player };
});

/** Nor does one without a place to reach follow the phone. */
const PositionPlayer = lazy(async () => {
  const { PositionPlayer: Player } = await import('./position/player.tsx');
  return { default: Player };
});

/** Nor does one without things to drag. */
const OrdrePlayer = lazy(async () => {
  const { OrdrePlayer: Player } = await import('./ordre/player.tsx');
  return { default: Player };
});
const AssociationPlayer = lazy(async () => {
  const { AssociationPlayer: Player } = await import('./association/player.tsx');
  return { default: Player };
});

/** Every kind of épreuve, as a player meets it. */
export const epreuvePlayerTable: {
  readonly [Type in EpreuveType]: EpreuvePlay<Type>;
} = {
  aucune: { Player: null, problemMessages: {} },
  choix: {
    Player: ChoixPlayer,
    problemMessages: { vide: 'Choisissez une réponse, puis validez.' },
  },
  texte: {
    Player: TextePlayer,
    problemMessages: {
      vide: 'Écrivez votre réponse, puis validez.',
      illisible: 'Écrivez un mot, avec des lettres ou des chiffres.',
      'trop-long': 'C’est trop long\u00A0: un mot ou une courte phrase suffit.',
    },
  },
  message_code: {
    Player: MessageCodePlayer,
    problemMessages: {
      vide: 'Écrivez le message en clair, puis validez.',
      illisible: 'Écrivez le message en clair, avec des lettres ou des chiffres.',
      'trop-long': 'C’est trop long\u00A0: le message en clair suffit.',
    },
  },
  nombre: {
    Player: NombrePlayer,
    problemMessages: {
      vide: 'Écrivez un nombre, puis validez.',
      'pas-un-nombre': 'Écrivez un nombre en chiffres, par exemple 12 ou 3,5.',
    },
  },
  cadenas: {
    Player: CadenasPlayer,
    problemMessages: { vide: 'Tournez les roues, puis validez.' },
  },
  ordre: {
    Player: OrdrePlayer,
    problemMessages: { vide: 'Déplacez au moins un élément, puis validez.' },
  },
  association: {
    Player: AssociationPlayer,
    problemMessages: {
      vide: 'Formez les paires, puis validez.',
      incomplet: 'Il reste des éléments seuls\u00A0: formez toutes les paires.',
    },
  },
  mot_mystere: {
    Player: MotMysterePlayer,
    problemMessages: {
      vide: 'Composez le mot avec les lettres gagnées, puis validez.',
      illisible: 'Écrivez un mot, avec des lettres ou des chiffres.',
      'trop-long': 'C’est trop long\u00A0: le mot n’a que les lettres gagnées.',
    },
  },
  position: {
    Player: PositionPlayer,
    problemMessages: {
      vide: 'Cherchez d’abord où vous êtes, ou dites que vous êtes sur place.',
    },
  },
  qr: {
    Player: QrPlayer,
    problemMessages: {
      vide: 'Scannez le QR code, ou écrivez le texte qui est dessous.',
      illisible: 'Ce texte n’est pas complet\u00A0: seize lettres et chiffres.',
    },
  },
  photo: {
    Player: PhotoPlayer,
    problemMessages: { vide: 'Prenez une photo, ou continuez sans.' },
  },
};
