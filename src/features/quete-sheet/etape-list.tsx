import type { EtapePublique } from '@/domain/quete/quete.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { walkOf, type Leg } from './walk.ts';

/** The étapes in order, in words: the equal of the map for those who do not see it, or have none. */
export function EtapeList({ etapes }: { etapes: readonly EtapePublique[] }) {
  return (
    <Fil>
      {walkOf(etapes).map(({ etape, leg }, index) => (
        <FilStep
          key={etape.id}
          marker={index + 1}
          state={index === 0 ? 'fait' : 'a-venir'}
          className="pb-7"
        >
          <h3 className="pt-1 text-xl">{typographie(etape.titre)}</h3>
          <p className="mt-1">{typographie(etape.lieu)}</p>
          {leg !== null && (
            <p className="mt-0.5 text-texte-doux">{legWords(leg, index)}</p>
          )}
        </FilStep>
      ))}
    </Fil>
  );
}

function legWords({ metres, direction }: Leg, index: number): string {
  return `À ${formatDistance(metres)} ${direction} de l’étape ${index}, à vol d’oiseau.`;
}
