import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import IconPause from '~icons/lucide/pause';
import IconStop from '~icons/lucide/square';
import IconSound from '~icons/lucide/volume-2';
import { spokenParts } from '@/domain/etape/reading.ts';
import { authoredLangue } from '@/langue/authored.ts';
import { hush, say, useAuthoredVoice } from '@/lib/media/use-voice.ts';
import { Button } from '@/ui/button.tsx';

/** Of the voice's own pace. */
const slowRate = 0.75;

type ReadAloudProps = {
  text: string;
  /** Slower than the voice's own pace. */
  isSlow: boolean;
};

/**
 * Reads a text aloud, sentence by sentence: a pause keeps its place, which the browsers' own pause often does not. Empty if the device has
 * no voice in its language.
 */
export function ReadAloud({ text, isSlow }: ReadAloudProps) {
  const voice = useAuthoredVoice(text);
  const parts = useMemo(() => spokenParts(text), [text]);
  const [lecture, setLecture] = useState<'arret' | 'cours' | 'pause'>('arret');
  const place = useRef(0);
  /** Id of the current reading: end events of earlier ones are ignored. */
  const reading = useRef(0);

  // The voice is the device's, and outlives the page.
  useEffect(() => hush, []);

  function readOn(): void {
    reading.current += 1;
    const mine = reading.current;
    const part = parts[place.current];
    if (part === undefined) {
      place.current = 0;
      setLecture('arret');
      return;
    }
    setLecture('cours');
    say(part, voice, {
      rate: isSlow ? slowRate : 1,
      langue: authoredLangue(text),
      onEnd: () => {
        if (reading.current !== mine) return;
        place.current += 1;
        readOn();
      },
    });
  }

  function stopAs(next: 'arret' | 'pause'): void {
    reading.current += 1;
    if (next === 'arret') place.current = 0;
    setLecture(next);
    hush();
  }

  if (voice === '' || parts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t`Lecture à voix haute`}
      className="flex flex-wrap gap-3"
    >
      {lecture === 'cours' ? (
        <Button variant="secondary" onClick={() => stopAs('pause')}>
          <IconPause aria-hidden="true" className="size-5" />
          {t`Suspendre la lecture`}
        </Button>
      ) : (
        <Button variant="secondary" onClick={readOn}>
          <IconSound aria-hidden="true" className="size-5" />
          {lecture === 'pause' ? t`Reprendre la lecture` : t`Écouter le récit`}
        </Button>
      )}
      {lecture !== 'arret' && (
        <Button variant="quiet" onClick={() => stopAs('arret')}>
          <IconStop aria-hidden="true" className="size-5" />
          {t`Arrêter`}
        </Button>
      )}
    </div>
  );
}
