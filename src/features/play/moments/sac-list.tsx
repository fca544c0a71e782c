import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { objetsHeld } from '@/domain/partie/chemin.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { Authored } from '@/lib/format/authored.tsx';

/** « Dans votre sac »: items given by the story; hidden while empty. */
export function SacList({ partie, contenu }: { partie: Partie; contenu: Contenu }) {
  const titleId = useId();
  const objets = objetsHeld(partie, contenu);
  if (objets.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="space-y-2 rounded-carte border-2 border-trait px-4 py-3"
    >
      <h2 id={titleId} className="text-xl">
        {t`Dans votre sac`}
      </h2>
      <ul className="space-y-1">
        {objets.map(({ id, nom, description }) => (
          <li key={id}>
            <strong>
              <Authored text={nom} />
            </strong>
            {description !== '' && (
              <>
                {'\u00A0: '}
                <Authored text={description} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
