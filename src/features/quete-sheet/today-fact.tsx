import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Contenu } from '@/domain/quete/quete.ts';
import { meteoUrl, sunsetWords, weatherWords } from '@/domain/quete/today-words.ts';
import { Fact } from './fact.tsx';

/** Advice on today's light, heat and storms for departures. Rules of the calendar, and a link to the forecast. */
export function TodayFact({ contenu }: { contenu: Contenu }) {
  const [now] = useState(() => Date.now());
  const sun = sunsetWords(contenu, now);
  const words = [...(sun === null ? [] : [sun.text]), ...weatherWords(contenu, now)];
  return (
    <Fact name={t`Aujourd’hui`}>
      {words.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      <a href={meteoUrl} className="inline-flex min-h-11 items-center font-bold">
        {t`La vigilance de Météo-France`}
      </a>
    </Fact>
  );
}
