import { plural } from '@lingui/core/macro';
import { useMemo } from 'react';
import { coverImageOf } from '@/domain/quete/public-media.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { publicImage } from '@/lib/media/public-image.ts';
import { Cover } from '@/ui/pictures/cover.tsx';

type QueteCoverProps = {
  quete: Quete;
  /** True if its description shows. */
  isDescribed?: boolean | undefined;
  ratio?: number | undefined;
};

/** The cover of a quête, else the drawing of its walk. */
export function QueteCover({
  quete: { id, contenu },
  isDescribed = false,
  ratio,
}: QueteCoverProps) {
  const points = useMemo(
    () =>
      contenu.etapes.map(({ position }) => position).filter((point) => point !== null),
    [contenu],
  );
  const image = coverImageOf(contenu);
  const etapeCount = contenu.etapes.length;
  const label =
    image === null || image.texteAlternatif === ''
      ? plural(etapeCount, {
          one: 'Dessin du chemin, # étapes',
          other: 'Dessin du chemin, # étapes',
        })
      : image.texteAlternatif;
  return (
    <Cover
      seed={id}
      points={points}
      theme={contenu.theme}
      label={isDescribed ? label : ''}
      picture={image && publicImage(image)}
      isFirst
      toponym={contenu.commune.nom}
      ratio={ratio}
      className="rounded-carte ring-1 ring-trait/60"
    />
  );
}
