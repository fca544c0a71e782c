import { t } from '@lingui/core/macro';
import { authoredLang } from '@/langue/authored.ts';
import type { CarteSaga } from '@/domain/saga/carte-saga.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { paths } from '@/lib/paths.ts';
import { CarteLien } from '@/ui/carte-lien.tsx';
import { Cover } from '@/ui/pictures/cover.tsx';

function sizeWords(total: number, seuil: number): string {
  return t`Saga · ${total} quêtes, ${seuil} signes`;
}

/** Sagas that are online, as cards; nothing where there is none. */
export function SagaCards({ cartes }: { cartes: readonly CarteSaga[] }) {
  if (cartes.length === 0) return null;
  return (
    <section aria-labelledby="sagas" className="mt-14">
      <h2 id="sagas" className="text-2xl">
        {t`Des quêtes qui se répondent`}
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {cartes.map(({ slug, titre, resume, vignette, communes, total, seuil }) => (
          <li key={slug}>
            <CarteLien
              to={paths.saga({ slug })}
              title={typographie(titre)}
              meta={`${sizeWords(total, seuil)} · ${communes.slice(0, 3).join(', ')}`}
              picture={
                <Cover
                  seed={slug}
                  points={[]}
                  theme="pierre"
                  label=""
                  picture={vignette === '' ? null : { src: publicFileUrl(vignette) }}
                />
              }
            >
              <p lang={authoredLang()} className="mt-2">
                {typographie(resume)}
              </p>
            </CarteLien>
          </li>
        ))}
      </ul>
    </section>
  );
}
