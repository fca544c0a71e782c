import { t } from '@lingui/core/macro';
import { langOf } from '@/langue/authored.ts';
import IconClosed from '~icons/lucide/construction';
import { directionWords } from '@/domain/geo/direction.ts';
import { langueOfTexte } from '@/domain/quete/langue-of-etape.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import type { Suspension, Suspensions } from '@/domain/quete/suspension.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { closureText } from '@/lib/format/closure.ts';
import { walkOf, type Leg } from './walk.ts';

/** The places in order, in words and without the titles, which tell the story: the text equivalent of the map. */
export function EtapeList({
  contenu,
  suspensionById,
}: {
  contenu: Pick<Contenu, 'etapes' | 'langue' | 'enFrancais'>;
  /** The étapes that are closed at the moment. */
  suspensionById: Suspensions['byEtapeId'];
}) {
  return (
    <Fil>
      {walkOf(contenu.etapes).map(({ etape, leg }, index) => {
        const langueOf = (texte: string) => langueOfTexte(texte, contenu, etape);
        const shown = (texte: string) => typographie(texte, langueOf(texte));
        return (
          <FilStep key={etape.id} marker={index + 1} className="pb-7">
            <p lang={langOf(langueOf(etape.lieu))} className="pt-1 font-bold">
              {shown(etape.lieu)}
            </p>
            <p className="mt-0.5 text-texte-doux">
              {index === 0 ? t`Le départ.` : legWords(leg)}
            </p>
            {etape.chemin !== '' && (
              <p className="mt-1 whitespace-pre-line">
                <strong>{t`Chemin\u00A0:`} </strong>
                <span lang={langOf(langueOf(etape.chemin))}>{shown(etape.chemin)}</span>
              </p>
            )}
            <Closed suspension={suspensionById[etape.id]} />
          </FilStep>
        );
      })}
    </Fil>
  );
}

function Closed({ suspension }: { suspension: Suspension | undefined }) {
  if (suspension === undefined) return null;
  return (
    <p className="mt-2 flex gap-2">
      <IconClosed aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-attention" />
      <span>
        <strong>{t`Étape fermée en ce moment.`} </strong>
        {closureText(suspension)}
      </span>
    </p>
  );
}

function legWords(leg: Leg | null): string {
  if (leg === null) return '';
  const { depuis } = leg;
  if (leg.type === 'sur-place') return t`Au même endroit que l’étape ${depuis}.`;
  const distance = formatDistance(leg.metres);
  const direction = directionWords(leg.direction);
  return t`À ${distance} ${direction} de l’étape ${depuis}, à vol d’oiseau.`;
}
