import { t } from '@lingui/core/macro';
import './petits.css';
import { useState } from 'react';
import IconNext from '~icons/lucide/arrow-right';
import IconBefore from '~icons/lucide/arrow-left';
import { spokenParts } from '@/domain/etape/reading.ts';
import { authoredLang, authoredLangue } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { Button } from '@/ui/button.tsx';
import { Loudspeaker } from './loudspeaker.tsx';

/** A story for small ones: one sentence at a time, in large letters, read aloud. */
export function PetitStory({ text }: { text: string }) {
  const [place, setPlace] = useState(0);
  const parts = spokenParts(text);
  const part = parts[place] ?? text;
  const isLast = place >= parts.length - 1;
  return (
    <div className="play-petits space-y-4">
      <p lang={authoredLang(text)} aria-live="polite" className="play-phrase">
        {dressed(part, authoredLangue(text))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Loudspeaker key={part} text={part} />
        {place > 0 && (
          <Button variant="secondary" size="large" onClick={() => setPlace(place - 1)}>
            <IconBefore aria-hidden="true" className="size-7" />
            {t`Avant`}
          </Button>
        )}
        {!isLast && (
          <Button variant="secondary" size="large" onClick={() => setPlace(place + 1)}>
            {t`Suite`}
            <IconNext aria-hidden="true" className="size-7" />
          </Button>
        )}
      </div>
    </div>
  );
}
