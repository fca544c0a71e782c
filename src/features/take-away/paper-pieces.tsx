import type { ReactNode } from 'react';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { publicPicturesOf } from '@/domain/quete/public-media.ts';
import type { Parcours, Publication } from '@/domain/parcours/parcours.ts';
import { publicAddressOf } from '@/domain/parcours/public-address.ts';
import { queteIdOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { codePlaquesOf, plaquesOf } from '@/domain/quete/plaque.ts';
import { buildPublication } from '@/domain/quete/publication.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { paths } from '@/lib/paths.ts';
import { Certificat } from '@/papier/certificat.tsx';
import { Affiche, CartesCles, Plaques } from '@/papier/feuilles.tsx';
import { FicheClasse } from '@/papier/fiche-classe.tsx';
import { LivretPetits } from '@/papier/livret-petits.tsx';
import { Livret } from '@/papier/livret.tsx';
import { loadCodes, type Matiere, type PaperEnseigne } from '@/papier/matiere.ts';
import { shortUrl } from '@/papier/papier-words.ts';
import { Solutions } from '@/papier/solutions.tsx';

export type PieceId =
  | 'livret'
  | 'livret-facile'
  | 'livret-petits'
  | 'solutions'
  | 'cartes'
  | 'plaques'
  | 'affiche'
  | 'certificat'
  | 'fiche-classe';

/** THE pieces of paper that an author prints, in order. */
export const pieces: readonly {
  id: PieceId;
  nom: string;
  pour: string;
  /** It bears the address of the quête, so it waits for the publication. */
  needsAddress?: boolean;
  /** True if it needs an easy-to-read story. */
  needsFalc?: boolean;
  /** True if it needs a version for small ones. */
  needsPetits?: boolean;
}[] = [
  {
    id: 'livret',
    nom: 'Le livret',
    pour: 'Tout pour jouer sans téléphone, en pages A4, sans les solutions.',
  },
  {
    id: 'livret-facile',
    nom: 'Le livret facile à lire',
    pour: 'Le même, en grandes lettres, avec vos versions faciles à lire.',
    needsFalc: true,
  },
  {
    id: 'livret-petits',
    nom: 'Le livret des petits',
    pour: 'En A5, de grandes lettres, et le dessin de chaque étape à colorier.',
    needsPetits: true,
  },
  {
    id: 'solutions',
    nom: 'Les solutions',
    pour: 'Pour qui accompagne\u00A0: les réponses, les lettres et le mot du livret.',
  },
  {
    id: 'cartes',
    nom: 'Les cartes-clés',
    pour: 'Les codes secrets de ce parcours, en cartes de poche à découper.',
  },
  {
    id: 'plaques',
    nom: 'Les plaques',
    pour: 'Une plaque A6 par étape, quatre par feuille A4, à découper et à plastifier.',
    needsAddress: true,
  },
  {
    id: 'affiche',
    nom: 'L’affiche',
    pour: 'Une page A4 pour une vitrine, avec le QR code de la quête.',
    needsAddress: true,
  },
  {
    id: 'certificat',
    nom: 'Le certificat',
    pour: 'À remplir à la main, pour les joueurs sur papier.',
  },
  {
    id: 'fiche-classe',
    nom: 'La fiche de l’enseignant',
    pour: 'Avant, pendant, après la sortie, avec les compétences\u00A0: la vôtre, ou celle du modèle.',
  },
];

type Writing = {
  parcours: Parcours;
  publication: Publication | null;
  session: Pick<EditorSession, 'readImage'>;
  /** The signs of its short address; null without one. Called for pieces with its address. */
  findSigns: (queteId: QueteId) => Promise<string | null>;
  /** A picture of the arms of the commune, as an address of this page; null without. */
  armes: string | null;
  /** The arms and colour of its territory or its commune; null without any. */
  enseigne: PaperEnseigne | null;
};

/** The printed content, with the release of its pictures' memory; null if empty. */
export type Prepared = { node: ReactNode; titre: string; release: () => void } | null;

/** Prepares a piece from the present text. Throws `UnpublishableError` if incomplete, and the errors of `readImage` and `findSigns`. */
export async function preparePiece(
  id: PieceId,
  { parcours, publication, session, findSigns, armes, enseigne }: Writing,
): Promise<Prepared> {
  const origin = window.location.origin;
  const address = publication === null ? null : publicAddressOf(parcours, publication);
  const needsAddress = pieces.find((piece) => piece.id === id)?.needsAddress === true;
  const signs =
    address === null || !needsAddress ? null : await findSigns(queteIdOf(address));
  const url =
    address === null
      ? ''
      : origin + (signs === null ? paths.quete(address) : paths.court(signs));
  const titre = `${parcours.titre.trim()} – ${pieces.find((piece) => piece.id === id)?.nom ?? ''}`;
  const plain = (node: ReactNode): Prepared => ({
    node,
    titre,
    release: () => undefined,
  });
  if (id === 'plaques') {
    const plaques =
      address === null
        ? codePlaquesOf(parcours.etapes)
        : plaquesOf(
            parcours.etapes,
            (etapeId) =>
              origin +
              (signs === null
                ? paths.plaque(address, etapeId)
                : paths.court(signs, etapeId)),
            shortUrl(url),
          );
    if (plaques.length === 0) return null;
    const commune = parcours.commune?.nom ?? '';
    return plain(
      <Plaques
        titre={parcours.titre}
        commune={commune}
        plaques={plaques}
        armes={armes}
        enseigne={enseigne}
      />,
    );
  }

  // No copy: on paper every file stays in its author's place.
  const files = parcoursPaths(parcours);
  const built = await buildPublication({
    random: randomBytes,
    parcours,
    previous: publication,
    fileByPath: new Map(files.map((path) => [path, path])),
  });
  const { contenu, solutionByEtapeId, mots } = built;
  if (id === 'solutions') {
    if (solutionByEtapeId.size === 0) return null;
    return plain(
      <Solutions contenu={contenu} solutionByEtapeId={solutionByEtapeId} mots={mots} />,
    );
  }
  const codes = await loadCodes(contenu);
  const urlByPath = new Map<string, string>();
  const matiere: Matiere = {
    contenu,
    version: publication?.version ?? 0,
    url,
    srcOf: ({ path }) => urlByPath.get(path) ?? '',
    codes,
    enseigne,
  };
  switch (id) {
    case 'cartes':
      return codes.size === 0 ? null : plain(<CartesCles matiere={matiere} />);
    case 'affiche':
      return url === '' ? null : plain(<Affiche matiere={matiere} armes={armes} />);
    case 'fiche-classe':
      return plain(<FicheClasse contenu={contenu} />);
    case 'certificat':
      return plain(<Certificat contenu={contenu} enseigne={enseigne} />);
    case 'livret':
    case 'livret-facile':
    case 'livret-petits': {
      for (const image of contenu.etapes.flatMap(publicPicturesOf)) {
        const blob = await session.readImage(image.path);
        urlByPath.set(image.path, URL.createObjectURL(blob));
      }
      const release = () => {
        for (const object of urlByPath.values()) URL.revokeObjectURL(object);
      };
      const node =
        id === 'livret-petits' ? (
          <LivretPetits matiere={matiere} />
        ) : (
          <Livret matiere={matiere} isEasy={id === 'livret-facile'} />
        );
      return { node, titre, release };
    }
  }
}
