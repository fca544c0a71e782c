import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { readPhoto } from '@/data/partie/photo-store.ts';
import { suiviOf, type Partie } from '@/domain/partie/partie.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { authoredLang } from '@/langue/authored.ts';
import { PhotoImage } from '@/ui/pictures/photo-image.tsx';
import { typographie } from '@/lib/format/typographie.ts';

type Kept = { etape: EtapePublique; photo: Blob };
type PhotoAlbumProps = { partie: Partie; contenu: Contenu };

/** The photos taken on the way, from this device; empty without any. */
export function PhotoAlbum({ partie, contenu }: PhotoAlbumProps) {
  const [kept, setKept] = useState<readonly Kept[]>([]);

  // The device reads its photos asynchronously.
  useEffect(() => {
    let isGone = false;
    const taken = contenu.etapes.filter(({ id, epreuve }) => {
      const { issue } = suiviOf(partie, id);
      return epreuve.type === 'photo' && issue?.type === 'reussie';
    });
    const readings = taken.map(async (etape): Promise<Kept[]> => {
      const photo = await readPhoto(partie.id, etape.id);
      return photo === null ? [] : [{ etape, photo }];
    });
    void Promise.all(readings).then((found) => {
      if (!isGone) setKept(found.flat());
    });
    return () => {
      isGone = true;
    };
  }, [partie, contenu]);

  if (kept.length === 0) return null;
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">{t`Vos photos`}</h2>
      <p>{t`Elles sont sur cet appareil, et nulle part ailleurs.`}</p>
      <ul className="space-y-5">
        {kept.map(({ etape, photo }) => (
          <li key={etape.id}>
            <figure className="space-y-1">
              <PhotoImage photo={photo} alt={photoWords(etape)} className="max-h-96" />
              <figcaption lang={authoredLang()}>{typographie(etape.titre)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function photoWords({ titre }: EtapePublique): string {
  const name = typographie(titre);
  return t`Votre photo\u00A0: ${name}`;
}
