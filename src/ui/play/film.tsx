import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { authoredLang } from '@/langue/authored.ts';

/** `taille`: its size, in words. */
type FilmProps = { src: string; taille: string; texte: string };

/** A film in French sign language, started by a press, with its transcript. */
export function Film({ src, taille, texte }: FilmProps) {
  const [isBlind, setIsBlind] = useState(false);
  return (
    <div role="group" aria-label={t`Film en langue des signes`} className="space-y-2">
      <p className="font-bold">{t`En langue des signes (${taille})`}</p>
      <p role="status">
        {isBlind && t`Cet appareil ne peut pas montrer le film. Lisez ce qui y est dit.`}
      </p>
      <video
        controls
        playsInline
        preload="none"
        src={src}
        aria-label={t`Film en langue des signes française`}
        className="max-h-[60dvh] w-full rounded-carte bg-fond-creux"
        onError={() => setIsBlind(true)}
      >
        {/* The transcript is below. */}
        <track kind="captions" />
      </video>
      {texte !== '' && (
        <details open={isBlind || undefined}>
          <summary className="min-h-11 cursor-pointer content-center text-primaire-fort">
            {t`Lire ce qui est dit`}
          </summary>
          <p lang={authoredLang(texte)} className="whitespace-pre-line">
            {texte}
          </p>
        </details>
      )}
    </div>
  );
}
