import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import IconDone from '~icons/lucide/stamp';
import {
  noDoneQueteIds,
  readDoneQueteIds,
  watchCarnet,
} from '@/data/carnet/done-quetes.ts';
import { titreIn, type Fiche } from '@/domain/catalogue/fiche.ts';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { langOf } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { paths } from '@/lib/paths.ts';
import { CarteLien } from '@/ui/carte-lien.tsx';
import { Cover, type CoverPicture } from '@/ui/pictures/cover.tsx';
import { Embleme } from '@/ui/pictures/embleme.tsx';
import { carteSummary } from './carte-summary.ts';

type QueteCardProps = {
  carte: Fiche;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | undefined;
  /** Names the commune, in lists of several. */
  withCommune?: boolean | undefined;
  /** Distance: « à 22 km ». */
  eloignement?: string | undefined;
  /** In a list: on a phone the picture is beside the words. */
  compact?: boolean | undefined;
  /** True in the first screen of a phone. */
  isFirst?: boolean | undefined;
};

function pictureOf({ vignette }: Fiche): CoverPicture | null {
  return vignette === '' ? null : { src: publicFileUrl(vignette) };
}

/** A quête in a list: cover, title, summary, « Fait » if its tampon is on this device. */
export function QueteCard({
  carte,
  level = 3,
  withCommune = true,
  eloignement,
  compact,
  isFirst,
}: QueteCardProps) {
  const isDone = useSyncExternalStore(watchCarnet, readDoneQueteIds, noDoneQueteIds).has(
    carte.queteId,
  );
  const { titre, langue } = titreIn(carte);
  return (
    <CarteLien
      to={paths.quete(addressOf(carte.queteId))}
      title={dressed(titre, langue)}
      titleLang={langOf(langue)}
      level={level}
      compact={compact}
      meta={
        <>
          <Embleme
            embleme={carte.embleme}
            theme={carte.theme}
            className="mr-1.5 inline size-5 align-text-bottom"
          />
          {carteSummary(carte, { withCommune, eloignement })}
        </>
      }
      picture={
        <Cover
          seed={carte.queteId}
          points={decodePolyline(carte.points)}
          theme={carte.theme}
          label=""
          picture={pictureOf(carte)}
          isFirst={isFirst}
        />
      }
    >
      {isDone && (
        <p className="mt-1 inline-flex items-center gap-1.5 font-bold text-primaire-fort">
          <IconDone aria-hidden="true" className="size-5" />
          <Trans>Fait</Trans>
        </p>
      )}
    </CarteLien>
  );
}
