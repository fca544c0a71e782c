import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import IconStop from '~icons/lucide/square';
import IconSound from '~icons/lucide/volume-2';
import { spokenParts } from '@/domain/etape/reading.ts';
import { authoredLangue } from '@/langue/authored.ts';
import { hush, say, useAuthoredVoice } from '@/lib/media/use-voice.ts';
import { Button } from '@/ui/button.tsx';

/**
 * One button that reads a short text aloud, and stops. Stopped by leaving; nothing without a voice of the device in its language. A voice
 * that never says that it has ended leaves « Arrêter ».
 */
export function Loudspeaker({ text }: { text: string }) {
  const voice = useAuthoredVoice(text);
  const [isSpeaking, setIsSpeaking] = useState(false);
  /** Id of the current reading: end events of earlier ones are ignored. */
  const reading = useRef(0);

  // The voice is the device's, and outlives the page.
  useEffect(() => hush, []);

  function stop(): void {
    reading.current += 1;
    hush();
    setIsSpeaking(false);
  }

  function speak(): void {
    stop();
    const mine = reading.current;
    const parts = spokenParts(text);
    setIsSpeaking(true);
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      say(part, voice, {
        langue: authoredLangue(text),
        onEnd: () => {
          if (isLast && reading.current === mine) setIsSpeaking(false);
        },
      });
    }
  }

  if (voice === '') return null;
  return (
    <Button variant="secondary" size="large" onClick={isSpeaking ? stop : speak}>
      {isSpeaking ? (
        <IconStop aria-hidden="true" className="size-7" />
      ) : (
        <IconSound aria-hidden="true" className="size-7" />
      )}
      {isSpeaking ? t`Arrêter` : t`Écouter`}
    </Button>
  );
}
