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
        <FilStep key={etape.id} marker={index + 1} className="pb-7">
          <h3 className="pt-1 text-xl">{typographie(etape.titre)}</h3>
          <p className="mt-1">{typographie(etape.lieu)}</p>
          <p className="mt-0.5 text-texte-doux">
            {index === 0 ? 'Le départ.' : legWords(leg)}
          </p>
        </FilStep>
      ))}
    </Fil>
  );
}

function legWords(leg: Leg | null): string {
  if (leg === null) return '';
  if (leg.type === 'sur-place') return `Au même endroit que l’étape ${leg.depuis}.`;
  const distance = formatDistance(leg.metres);
  return `À ${distance} ${leg.direction} de l’étape ${leg.depuis}, à vol d’oiseau.`;
}
