import type { SagaPart } from '../../src/domain/saga/part.ts';
import type { Saga } from '../../src/domain/saga/saga.ts';
import type { PublicationDocuments } from '../../src/domain/quete/publication.ts';
import type { Contenu, QueteId } from '../../src/domain/quete/quete.ts';
import { randomCle } from '../../src/domain/privee/cle.ts';
import { randomBytes } from '../../src/lib/random-bytes.ts';
import { cordesSurCiel } from './cordes-sur-ciel.ts';
import { lesBauxDeProvence } from './les-baux-de-provence.ts';
import { cadenas, paragraphs, seedParcours, texte } from './seed-parcours.ts';
import type { SeedParcours } from './seed-parcours.ts';
import { vezelay } from './vezelay.ts';

/**
 * Three villages on their rocks: Les Baux-de-Provence, Vézelay and Cordes-sur-Ciel. Their quêtes are unchanged; each gives a sign from its
 * own story: the star of the arms, the spots of light, the gate with its clock.
 */
export const sagaSlug = 'trois-villages-perches';
const titre = 'Trois villages perchés';
const seuil = 3;
const parts: readonly { seeded: SeedParcours; signe: string }[] = [
  { seeded: lesBauxDeProvence, signe: '★' },
  { seeded: vezelay, signe: '☀' },
  { seeded: cordesSurCiel, signe: '♜' },
];

/**
 * The last quête, which is in no catalogue: it asks about the three walks, and is played anywhere.
 *
 * Facts: those of the three parcours, with their sources: sixteen rays of the star (blazon of Les Baux), nine spots of light
 * (francebleu.fr, 21 June 2017), five lobes of the roses (mamc.cordessurciel.fr).
 */
export const dernier: SeedParcours = seedParcours({
  key: 'TroisVillages',
  folder: 'vezelay',
  titre: 'Le rendez-vous des trois villages',
  genre: 'quete',
  commune: { insee: '89446', nom: 'Vézelay', departement: '89' },
  resume:
    'Vous avez marché dans trois villages. Voici la dernière énigme : elle se joue où vous êtes, avec ce que vous avez vu.',
  description: paragraphs(
    'Cette quête n’est dans aucun catalogue : vous l’avez gagnée, signe après signe.',
    'Elle se joue n’importe où, même à la maison. Tout ce qu’elle demande, les trois villages vous l’ont montré.',
  ),
  theme: 'pierre',
  embleme: 'maki:village',
  dureeMinutes: 15,
  difficulte: 'intermediaire',
  ageMinimum: 7,
  etapes: [
    {
      titre: 'Trois nombres',
      lieu: 'Où vous voulez, tous ensemble',
      position: { lat: 47.46629, lon: 3.74779 },
      recit: paragraphs(
        'Aux Baux, une étoile brille sur le blason. À Vézelay, au solstice d’été, la lumière pose des taches au milieu de la nef. À Cordes, de petites roses sont percées au-dessus des fenêtres.',
        'Trois villages, trois choses à compter. Vous les avez comptées.',
      ),
      epreuve: cadenas({
        consigne:
          'Les branches de l’étoile, puis les taches de lumière, puis les lobes d’une rose : quatre chiffres, dans cet ordre.',
        combinaison: '1695',
        points: 20,
        indices: [
          [
            'L’étoile des Baux en a plus de dix. Les deux autres nombres n’ont qu’un chiffre.',
            5,
          ],
          ['Neuf taches de lumière à Vézelay.', 5],
        ],
        motDeSucces: 'Le cadenas s’ouvre. Vous avez bien regardé !',
        anecdote: 'Sur le blason des Baux, l’étoile brille en argent sur un fond rouge.',
        explication:
          'Seize branches à l’étoile des Baux, neuf taches de lumière à Vézelay, cinq lobes aux roses de Cordes : 1695.',
      }),
    },
    {
      titre: 'Le mot du bout',
      lieu: 'Où vous voulez, tous ensemble',
      position: { lat: 47.46629, lon: 3.74779 },
      recit: paragraphs(
        'Regardez vos trois signes : une étoile, un soleil, une tour.',
        'L’étoile guidait les Rois mages de la légende. Le soleil entre dans la basilique. La tour garde l’horloge. Il en reste une chose, que les trois villages ont en commun, et sur laquelle ils sont posés.',
      ),
      epreuve: texte({
        consigne: 'Sur quoi sont bâtis les trois villages ? Un mot suffit.',
        reponses: ['hauteur', 'colline', 'rocher', 'butte', 'éperon', 'piton', 'sommet'],
        points: 10,
        indices: [['On y monte, et l’on voit loin.', 5]],
        motDeSucces: 'C’est cela : trois villages perchés.',
        anecdote: 'On dit de ces villages qu’ils sont perchés.',
        explication: 'Les trois villages sont bâtis sur une hauteur.',
      }),
    },
  ],
});

/** The saga parts of a quête in the seed. */
export function partsOf({ parcours }: SeedParcours): SagaPart[] {
  return parts.flatMap(({ seeded, signe }, index) =>
    seeded.parcours.id === parcours.id
      ? [{ saga: sagaSlug, titre, n: index + 1, seuil, signe }]
      : [],
  );
}

/** The hill, second picture of the first étape of Vézelay. */
function hillOf({ etapes }: Contenu) {
  return etapes[0]?.images?.[1] ?? null;
}

/** The saga over its published quêtes. */
export function sagaOf(
  publishedOf: (seeded: SeedParcours) => PublicationDocuments,
): Saga {
  const etapes = parts.map(({ seeded, signe }, index) => {
    const { queteId, contenu } = publishedOf(seeded);
    const first = contenu.etapes.find(({ position }) => position !== null);
    return {
      n: index + 1,
      queteId: queteId satisfies QueteId,
      anciennes: [],
      titre: contenu.titre,
      communeNom: contenu.commune.nom,
      position: first?.position ?? null,
      signe,
    };
  });
  return {
    format: 1,
    titre,
    resume:
      'Les Baux, Vézelay, Cordes : trois villages posés sur une hauteur. Chacun donne un signe. Les trois ouvrent une dernière énigme.',
    image: hillOf(publishedOf(vezelay).contenu),
    seuil,
    etapes,
    fin: 'quete',
    mot: 'L’étoile, le soleil et la tour : vous avez les trois signes. Une dernière énigme vous attend, que personne ne trouve dans le catalogue. Elle se joue où vous êtes.',
    cle: randomCle(randomBytes),
  };
}
