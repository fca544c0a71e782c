import { generateNKeysBetween } from 'fractional-indexing';
import { blankEpreuve } from '../../src/domain/epreuve/blank-epreuve.ts';
import { etapeIdSchema } from '../../src/domain/etape/etape-id.ts';
import { limits } from '../../src/domain/limits.ts';
import { blankEtape, blankParcours } from '../../src/domain/parcours/blank-parcours.ts';
import { parcoursIdSchema, type Parcours } from '../../src/domain/parcours/parcours.ts';
import { traceOf } from '../../src/domain/parcours/trace.ts';

/** A walk that winds through a town: point `index` of `count`. */
function pointOf(index: number, count: number): { lat: number; lon: number } {
  const turn = (index / count) * 12 * Math.PI;
  return {
    lat: Number((48.45 + 0.02 * (index / count) + 0.002 * Math.sin(turn)).toFixed(6)),
    lon: Number((-2.05 + 0.004 * Math.cos(turn) + index / count / 100).toFixed(6)),
  };
}

/** The longest parcours there can be: 60 étapes with an image each and a line of 5,000 points. */
export function createLongParcours(): Parcours {
  const count = limits.etapeCount.max;
  const rangs = generateNKeysBetween(null, null, count);
  const id = parcoursIdSchema.parse('longparcours0000000001');
  const line = Array.from({ length: limits.tracePointCount.max }, (_, index) =>
    pointOf(index, limits.tracePointCount.max),
  );
  const etapes = rangs.map((rang, index) => {
    const numero = index + 1;
    const etapeId = etapeIdSchema.parse(`longue${String(numero).padStart(4, '0')}`);
    return {
      ...blankEtape(etapeId, rang),
      titre: `Arrêt ${String(numero)}`,
      lieu: `${String(numero)}, rue du Lavoir`,
      position: pointOf(index, count),
      recit: 'On s’arrête ici pour regarder les toits. '.repeat(20),
      image: {
        path: `parcours/${id}/longue${String(numero)}.webp`,
        texteAlternatif: 'Les toits de la ville',
        credit: '',
        largeur: 1_200,
        hauteur: 800,
      },
      epreuve: {
        ...blankEpreuve,
        type: 'texte' as const,
        consigne: 'Que voit-on au-dessus de la porte ?',
        reponses: ['la tour'],
        indices: [{ texte: 'Levez les yeux.', cout: 5 }],
      },
    };
  });
  const [first] = etapes;
  if (first === undefined) throw new Error('There is at least one étape.');
  return {
    ...blankParcours(id, first.id),
    titre: 'Le plus long des parcours',
    resume: 'Soixante arrêts.',
    trace: traceOf(line),
    etapes,
  };
}
