import { t } from '@lingui/core/macro';
import { authoredLang } from '@/langue/authored.ts';
import { useSagaOnline } from '@/data/saga/use-saga-online.ts';
import type { Feuillet } from '@/domain/carnet/feuillet.ts';
import { sagasOf } from '@/domain/saga/saga-lines.ts';
import { signeWords } from '@/domain/saga/signe.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { LinkWhenOnline } from '@/ui/link-when-online.tsx';

/** « 2 sur 5 ». */
function countWords(count: number, seuil: number): string {
  return t`${count} sur ${seuil}`;
}

/** The sagas with signs in these pages; empty without any. */
export function SagaLines({ feuillets }: { feuillets: readonly Feuillet[] }) {
  const sagas = sagasOf(feuillets);
  if (sagas.length === 0) return null;
  return (
    <section aria-labelledby="carnet-sagas" className="mt-8">
      <h3 id="carnet-sagas" className="text-lg font-bold">
        {t`Sagas`}
      </h3>
      <ul className="mt-2 divide-y divide-trait border-y border-trait">
        {sagas.map((saga) => (
          <SagaLine key={saga.slug} saga={saga} />
        ))}
      </ul>
    </section>
  );
}

function SagaLine({
  saga: { slug, titre, seuil, signes },
}: {
  saga: ReturnType<typeof sagasOf>[number];
}) {
  const isOnline = useSagaOnline(slug);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <span className="wrap-break-word">
        <LinkWhenOnline
          to={paths.saga({ slug })}
          isOnline={isOnline}
          lang={authoredLang()}
          className="inline-flex min-h-11 items-center font-bold wrap-break-word"
        >
          {typographie(titre)}
        </LinkWhenOnline>
      </span>
      <span>
        <span aria-hidden="true" className="font-titre text-xl font-bold">
          {signes.join(' ')}
        </span>
        <span className="sr-only">{signes.map(signeWords).join(', ')}</span>
        <span className="text-texte-doux">{` (${countWords(signes.length, seuil)})`}</span>
      </span>
    </li>
  );
}
