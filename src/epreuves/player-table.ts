import { lazy, type ComponentType } from 'react';
import type { EpreuveType } from '@/domain/epreuve/epreuve.ts';
import type { TypedProblem } from '@/domain/epreuve/typed-answer.ts';
import { ChoixPlayer } from './choix/player.tsx';
import { NombrePlayer } from './nombre/player.tsx';
import type { EpreuvePlayerProps } from './player-props.ts';
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
};
