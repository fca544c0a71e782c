import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { PlayedType } from '@/domain/epreuve/epreuve-publique.ts';
import type { TypedProblem } from '@/domain/epreuve/typed-answer.ts';
import { ChoixPlayer } from './choix/player.tsx';
import { lazyPlayer } from '@/epreuves/lazy-player.tsx';
import { NombrePlayer } from './nombre/player.tsx';
import type { EpreuvePlayerProps } from './player-props.ts';
import { TextePlayer } from './texte/player.tsx';

/** The part of the game that is a kind's own. */
type EpreuvePlay<Type extends PlayedType> = {
  /** Null if there is nothing to solve. */
  Player: ComponentType<EpreuvePlayerProps<Type>> | null;
  /** Instructions for an empty answer, or for one that cannot be checked. */
  problemMessages: Readonly<Partial<Record<TypedProblem, MessageDescriptor>>>;
};

const fetchRare = async () => (await import('./rare-players.ts')).rarePlayers;

/** The players that a quête without their kind never loads. */
const lazyPlayers = {
  message_code: lazyPlayer<EpreuvePlayerProps<'message_code'>>(
    async () => (await import('./message_code/player.tsx')).MessageCodePlayer,
  ),
  position: lazyPlayer(async () => (await fetchRare()).position),
  ordre: lazyPlayer(async () => (await fetchRare()).ordre),
  association: lazyPlayer(async () => (await fetchRare()).association),
  cadenas: lazyPlayer(async () => (await fetchRare()).cadenas),
  mot_mystere: lazyPlayer(async () => (await fetchRare()).mot_mystere),
  qr: lazyPlayer(async () => (await fetchRare()).qr),
  photo: lazyPlayer(async () => (await fetchRare()).photo),
};

/** Loads the players of these kinds ahead of use. Rejects if one cannot be loaded. */
export async function fetchPlayersAhead(types: readonly PlayedType[]): Promise<void> {
  const players: Readonly<
    Partial<Record<PlayedType, { fetchAhead: () => Promise<void> }>>
  > = lazyPlayers;
  await Promise.all(types.map(async (type) => players[type]?.fetchAhead()));
}

/** The player and the error messages of every kind of épreuve. */
export const epreuvePlayerTable: {
  readonly [Type in PlayedType]: EpreuvePlay<Type>;
} = {
  aucune: { Player: null, problemMessages: {} },
  choix: {
    Player: ChoixPlayer,
    problemMessages: { vide: msg`Choisissez une réponse, puis validez.` },
  },
  texte: {
    Player: TextePlayer,
    problemMessages: {
      vide: msg`Écrivez votre réponse, puis validez.`,
      illisible: msg`Écrivez un mot, avec des lettres ou des chiffres.`,
      'trop-long': msg`C’est trop long\u00A0: un mot ou une courte phrase suffit.`,
    },
  },
  message_code: {
    Player: lazyPlayers.message_code,
    problemMessages: {
      vide: msg`Écrivez le message en clair, puis validez.`,
      illisible: msg`Écrivez le message en clair, avec des lettres ou des chiffres.`,
      'trop-long': msg`C’est trop long\u00A0: le message en clair suffit.`,
    },
  },
  nombre: {
    Player: NombrePlayer,
    problemMessages: {
      vide: msg`Écrivez un nombre, puis validez.`,
      'pas-un-nombre': msg`Écrivez un nombre en chiffres, sans point, avec une virgule pour les décimales\u00A0: 12000 ou 3,5.`,
    },
  },
  cadenas: {
    Player: lazyPlayers.cadenas,
    problemMessages: { vide: msg`Tournez les roues, puis validez.` },
  },
  ordre: {
    Player: lazyPlayers.ordre,
    problemMessages: { vide: msg`Déplacez au moins un élément, puis validez.` },
  },
  association: {
    Player: lazyPlayers.association,
    problemMessages: {
      vide: msg`Formez les paires, puis validez.`,
      incomplet: msg`Il reste des éléments seuls\u00A0: formez toutes les paires.`,
    },
  },
  mot_mystere: {
    Player: lazyPlayers.mot_mystere,
    problemMessages: {
      vide: msg`Composez le mot avec les lettres gagnées, puis validez.`,
      illisible: msg`Écrivez un mot, avec des lettres ou des chiffres.`,
      'trop-long': msg`C’est trop long\u00A0: le mot n’a que les lettres gagnées.`,
    },
  },
  position: {
    Player: lazyPlayers.position,
    problemMessages: {
      vide: msg`Cherchez d’abord où vous êtes, ou dites que vous êtes sur place.`,
    },
  },
  qr: {
    Player: lazyPlayers.qr,
    problemMessages: {
      vide: msg`Scannez le QR code, ou écrivez le texte qui est dessous.`,
      illisible: msg`Ce texte n’est pas complet\u00A0: seize lettres et chiffres.`,
    },
  },
  photo: {
    Player: lazyPlayers.photo,
    problemMessages: { vide: msg`Prenez une photo, ou continuez sans.` },
  },
};
