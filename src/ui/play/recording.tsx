import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { authoredLang } from '@/langue/authored.ts';

type RecordingProps = {
  src: string;
  /** Its transcript. */
  transcription: string;
  /** It is read rather than heard: the text is open at once. */
  isRead?: boolean | undefined;
};

/** A recording with its transcript. */
export function Recording({ src, transcription, isRead = false }: RecordingProps) {
  const [isSilent, setIsSilent] = useState(false);
  return (
    <div role="group" aria-label={t`Enregistrement`} className="space-y-2">
      <p className="font-bold">{t`À écouter`}</p>
      <p role="status">
        {isSilent &&
          t`Cet appareil ne peut pas jouer l’enregistrement. Lisez ce qu’il dit.`}
      </p>
      <audio
        controls
        preload="none"
        src={src}
        className="w-full"
        onError={() => setIsSilent(true)}
      >
        {/* The transcript is below. */}
        <track kind="captions" />
      </audio>
      {transcription !== '' && (
        <details open={isRead || isSilent || undefined}>
          <summary className="min-h-11 cursor-pointer content-center text-primaire-fort">
            {t`Lire ce qui est dit`}
          </summary>
          <p lang={authoredLang(transcription)} className="whitespace-pre-line">
            {transcription}
          </p>
        </details>
      )}
    </div>
  );
}
