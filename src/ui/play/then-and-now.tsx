import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import IconSides from '~icons/lucide/move-horizontal';
import { authoredLang } from '@/langue/authored.ts';
import type { Picture } from './picture.ts';

type ThenAndNowProps = {
  then: Picture;
  annee: string;
  /** The same view today; null if visible only on the spot. */
  now: Picture | null;
};

/** Step of the divider by arrow keys, in hundredths. */
const step = 5;

/** An old picture of a place, and the same view today behind a divider: moved by a finger, the mouse or the arrows. */
export function ThenAndNow({ then, annee, now }: ThenAndNowProps) {
  const id = useId();
  const [share, setShare] = useState(50);
  const [isMissing, setIsMissing] = useState(false);
  const title =
    now === null ? t`Autrefois, ${annee}` : t`Autrefois (${annee}), aujourd’hui`;
  const credits = [then, ...(now === null ? [] : [now])]
    .map(({ credit }) => credit)
    .filter((credit, index, all) => credit !== '' && all.indexOf(credit) === index);
  if (isMissing) {
    return (
      <figure>
        <figcaption className="font-bold">{title}</figcaption>
        <p className="rounded-carte border-2 border-dashed border-trait px-4 py-3">
          {t`Les images ne s’affichent pas sans réseau. Autrefois\u00A0: ${then.alt}`}
          {now !== null && ` ${t`Aujourd’hui\u00A0: ${now.alt}`}`}
        </p>
      </figure>
    );
  }
  const missing = () => setIsMissing(true);
  return (
    <figure>
      <figcaption id={id} className="pb-1.5 font-bold">
        {title}
      </figcaption>
      <div className="relative overflow-hidden rounded-carte bg-fond-creux has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-texte">
        {now !== null && (
          <img
            {...sourceOf(now)}
            alt={t`Aujourd’hui\u00A0: ${now.alt}`}
            onError={missing}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <img
          {...sourceOf(then)}
          alt={t`Autrefois\u00A0: ${then.alt}`}
          onError={missing}
          style={now === null ? undefined : { clipPath: `inset(0 ${100 - share}% 0 0)` }}
          className="relative h-auto w-full object-cover"
        />
        {now !== null && (
          <>
            <span
              aria-hidden="true"
              style={{ left: `${share}%` }}
              className="pointer-events-none absolute inset-y-0 flex w-1 -translate-x-1/2 items-center justify-center bg-fond-carte shadow-flottant"
            >
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-fond-carte text-texte shadow-flottant">
                <IconSides className="size-6" />
              </span>
            </span>
            <input
              type="range"
              min={0}
              max={100}
              step={step}
              value={share}
              aria-labelledby={id}
              aria-valuetext={valueWords(share)}
              onChange={(event) => setShare(Number(event.target.value))}
              className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
            />
          </>
        )}
      </div>
      {now !== null && (
        <p className="flex justify-between pt-1.5 text-base" aria-hidden="true">
          <span>{t`Autrefois`}</span>
          <span>{t`Aujourd’hui`}</span>
        </p>
      )}
      {credits.length > 0 && (
        <p lang={authoredLang()} className="pt-1.5 text-base">
          {credits.join(' · ')}
        </p>
      )}
    </figure>
  );
}

function valueWords(share: number): string {
  if (share <= 0) return t`Vue d’aujourd’hui seulement`;
  if (share >= 100) return t`Autrefois seulement`;
  return t`${share}\u00A0% de la vue d’autrefois`;
}

function sourceOf({ src, srcSet, sizes, width, height }: Picture) {
  return { src, srcSet, sizes, width, height };
}
