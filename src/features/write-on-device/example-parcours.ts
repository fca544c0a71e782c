import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { blankEtape, blankParcours } from '@/domain/parcours/blank-parcours.ts';
import { parcoursIdSchema, type Parcours } from '@/domain/parcours/parcours.ts';

function etape(id: string, rang: string, parts: Partial<Etape>): Etape {
  return { ...blankEtape(etapeIdSchema.parse(id), rang), ...parts };
}

const etapes: Etape[] = [
  etape('exemple00001', 'a0', {
    titre: 'Sous la grande horloge',
    lieu: 'Rue de l’Horloge, au pied de la tour',
    position: { lat: 48.45387, lon: -2.04672 },
    recit:
      'Vous voici au pied de la tour de l’Horloge. Depuis cinq siècles, elle dit l’heure aux marchands de Dinan.\n\nCe matin, le sonneur a trouvé un mot glissé sous sa porte : « Celle qui chante là-haut connaît mon nom. » Or la plus vieille cloche de la tour porte un prénom, celui de la duchesse qui l’a offerte en 1507. C’est par ce prénom que commence l’enquête.',
    epreuve: {
      ...blankEpreuve,
      type: 'texte',
      consigne: 'Quel est le prénom de la cloche, et de la duchesse ?',
      reponses: ['Anne', 'Anne de Bretagne'],
      points: 10,
      indices: [
        {
          texte: 'Elle fut duchesse de Bretagne, et deux fois reine de France.',
          cout: 3,
        },
      ],
      motDeSucces: 'C’est bien elle. Le mot du sonneur portait son sceau.',
      explication:
        'La cloche fut offerte à la ville par la duchesse Anne de Bretagne, qui lui donna son prénom.',
    },
  }),
  etape('exemple00002', 'a1', {
    titre: 'La porte du Jerzual',
    lieu: 'Rue du Jerzual, sous la porte',
    chemin:
      'Descendez la rue de l’Horloge, puis suivez la rue du Jerzual. La pente est forte et les pavés glissent par temps de pluie.',
    position: { lat: 48.45582, lon: -2.04395 },
    recit:
      'La rue plonge entre les maisons à pans de bois. Pendant des siècles, tout ce que la ville achetait ou vendait est passé par ici : le lin, le cuir, le vin.\n\nSous la voûte, un second mot : « Suis la marchandise. Elle sait où dort mon bateau. »',
    epreuve: {
      ...blankEpreuve,
      type: 'choix',
      consigne: 'Où descend la rue qui passe sous la porte ?',
      options: [
        { id: 'o1', texte: 'Vers le port, sur la Rance', juste: true, paire: '' },
        { id: 'o2', texte: 'Vers la basilique', juste: false, paire: '' },
        { id: 'o3', texte: 'Vers le château', juste: false, paire: '' },
      ],
      points: 10,
      motDeSucces: 'En route pour le port.',
      explication: 'La rue du Jerzual relie la ville haute au port de la Rance.',
    },
  }),
  etape('exemple00003', 'a2', {
    titre: 'Le vieux pont',
    lieu: 'Sur le quai, à l’entrée du pont',
    position: { lat: 48.45536, lon: -2.03897 },
    recit:
      'Le port, enfin. Les gabares chargeaient ici, à deux pas du pont de pierre.\n\nC’est à vous : que cachait la duchesse au fond de la cale ?',
  }),
];

/** A short parcours in a real town that its author has not finished: no summary, no duration, a last étape to invent. */
export const exampleParcours: Parcours = {
  ...blankParcours(
    parcoursIdSchema.parse('exemple0000000000000'),
    etapeIdSchema.parse('exemple00001'),
  ),
  titre: 'Le secret du sonneur',
  commune: { insee: '22050', nom: 'Dinan', departement: '22' },
  theme: 'pierre',
  etapes,
};
