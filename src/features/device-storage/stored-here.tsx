import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { listStoredQuetes, type StoredQuete } from '@/data/partie/stored-quetes.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { authoredLang } from '@/langue/authored.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';

/** Quêtes shown before « Tout voir ». */
const shownCount = 4;

/** « Sur ce téléphone » : the quêtes stored on this device, each with « Jouer ». Empty without any. */
export function StoredHere() {
  const [quetes, setQuetes] = useState<readonly StoredQuete[]>([]);

  // The device's own store is outside React.
  useEffect(() => {
    listStoredQuetes().then(setQuetes, (error: unknown) => {
      console.warn('The kept quêtes could not be listed.', error);
    });
  }, []);

  if (quetes.length === 0) return null;
  const shown = quetes
    .slice(0, shownCount)
    .map((quete) => ({ ...quete, titre: typographie(quete.titre) }));
  return (
    <section aria-labelledby="sur-ce-telephone" className="w-full">
      <h2 id="sur-ce-telephone" className="text-2xl">
        {t`Sur ce téléphone`}
      </h2>
      <ul className="mt-3 divide-y divide-trait border-y border-trait">
        {shown.map(({ queteId, titre, communeNom }) => (
          <li
            key={queteId}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3"
          >
            <p className="min-w-[min(10rem,100%)] flex-1">
              <strong lang={authoredLang()}>{titre}</strong>
              <span className="block text-texte-doux">{communeNom}</span>
            </p>
            <ButtonLink
              to={paths.jouer(addressOf(queteId))}
              aria-label={t`Jouer\u00A0: ${titre}`}
            >
              {t`Jouer`}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a
          href={paths.download()}
          className="inline-flex min-h-11 items-center font-bold"
        >
          {t`Tout ce que garde ce téléphone`}
        </a>
      </p>
    </section>
  );
}
