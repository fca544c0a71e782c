import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ImagePublique } from '@/domain/quete/quete.ts';
import { authoredLang } from '@/langue/authored.ts';
import { publicImage } from '@/lib/media/public-image.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Authored } from '@/lib/format/authored.tsx';

type EtapeImageProps = {
  image: ImagePublique;
  /** Described in words, and not fetched. */
  isTold: boolean;
};

/** The picture of an étape with its credit; its words instead, without network or for blind players. */
export function EtapeImage({ image, isTold }: EtapeImageProps) {
  const { texteAlternatif, credit, largeur, hauteur } = image;
  const [isMissing, setIsMissing] = useState(false);
  return (
    <figure>
      {isMissing || isTold ? (
        <p className="rounded-carte border-2 border-dashed border-trait px-4 py-3">
          {isTold ? (
            <Trans>
              L’image montre{'\u00A0'}: <Authored text={texteAlternatif} />
            </Trans>
          ) : (
            <Trans>
              L’image ne s’affiche pas sans réseau. Elle montre{'\u00A0'}:{' '}
              <Authored text={texteAlternatif} />
            </Trans>
          )}
        </p>
      ) : (
        <img
          {...publicImage(image)}
          alt={typographie(texteAlternatif)}
          lang={authoredLang(texteAlternatif)}
          width={largeur}
          height={hauteur}
          onError={() => setIsMissing(true)}
          className="play-picture h-auto w-full rounded-carte bg-fond-creux object-cover"
        />
      )}
      {credit !== '' && (
        <figcaption lang={authoredLang()} className="pt-1.5 text-base">
          {typographie(credit)}
        </figcaption>
      )}
    </figure>
  );
}
