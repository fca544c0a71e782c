import { Trans } from '@lingui/react/macro';
import { publicImagesOf } from '@/domain/quete/public-media.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { formatOctets } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { publicPicture } from '@/lib/media/public-image.ts';
import { Film } from '@/ui/play/film.tsx';
import { Gallery } from '@/ui/play/gallery.tsx';
import { ThenAndNow } from '@/ui/play/then-and-now.tsx';
import { VuePart } from '@/ui/play/vue-part.tsx';

type EtapeMediaProps = {
  etape: EtapePublique;
  /** Described in words, and not fetched. */
  isTold: boolean;
};

/** The pictures of an étape, to be seen large; those after the first in words, for a party without sight. */
export function EtapeGallery({ etape, isTold }: EtapeMediaProps) {
  const images = publicImagesOf(etape);
  if (!isTold) return <Gallery pictures={images.map(publicPicture)} />;
  const others = images.slice(1);
  if (others.length === 0) return null;
  return (
    <ul className="list-disc space-y-1 pl-6">
      {others.map(({ path, texteAlternatif }) => (
        <li key={path}>
          <Trans>
            Une autre image montre{'\u00A0'}: <Authored text={texteAlternatif} />
          </Trans>
        </li>
      ))}
    </ul>
  );
}

type EtapeBesideProps = EtapeMediaProps & {
  isFound: boolean;
  onFound: () => void;
};

/** After the story: then and now, the view to find again, the film. */
export function EtapeBeside({ etape, isTold, isFound, onFound }: EtapeBesideProps) {
  const { autrefois, vue, film } = etape;
  return (
    <div className="space-y-6">
      {autrefois !== undefined &&
        (isTold ? (
          <p>
            <Trans>
              Une vue d’autrefois (<Authored text={autrefois.annee} />) montre{'\u00A0'}:{' '}
              <Authored text={autrefois.image.texteAlternatif} />
            </Trans>
          </p>
        ) : (
          <ThenAndNow
            then={publicPicture(autrefois.image)}
            annee={typographie(autrefois.annee)}
            now={autrefois.aujourdhui && publicPicture(autrefois.aujourdhui)}
          />
        ))}
      {autrefois !== undefined && vue !== undefined && (
        <VuePart
          then={publicPicture(autrefois.image)}
          annee={typographie(autrefois.annee)}
          vue={{
            consigne: typographie(vue.consigne),
            motDeSucces: typographie(vue.motDeSucces),
            anecdote: typographie(vue.anecdote),
          }}
          isFound={isFound}
          onFound={onFound}
        />
      )}
      {film !== undefined && (
        <Film
          src={publicFileUrl(film.path)}
          taille={formatOctets(film.octets)}
          texte={typographie(film.texte)}
        />
      )}
    </div>
  );
}
