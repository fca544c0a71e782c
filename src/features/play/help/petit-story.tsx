import { t } from '@lingui/core/macro';
import './petits.css';
import { useState } from 'react';
import IconNext from '~icons/lucide/arrow-right';
import IconAgain from '~icons/lucide/rotate-ccw';
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
        {parts.length > 1 && (
          // One button that stays: the focus of a keyboard too.
          <Button
            variant="secondary"
            size="large"
            onClick={() => setPlace(isLast ? 0 : place + 1)}
          >
            {isLast ? t`Relire` : t`Suite`}
            {isLast ? (
              <IconAgain aria-hidden="true" className="size-7" />
            ) : (
              <IconNext aria-hidden="true" className="size-7" />
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
