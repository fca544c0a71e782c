import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { noteShownQuete } from '@/data/quete/shown-quete.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { useReprise } from '@/features/play/session/use-reprise.ts';
import { QueteSheet } from '@/features/quete-sheet/quete-sheet.tsx';
import { useSignalementNews } from '@/features/signalement-news/use-signalement-news.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { queteAtAddress } from './quete-param.ts';

/** One read. An address that holds no quête, or none any more, is a page that does not exist. */
export function loader(parameters: LoaderFunctionArgs): Promise<Quete> {
  return queteAtAddress(parameters);
}

/** `/les_quetes/<departement>/<commune>/<slug>`: one quête. */
export function Component() {
  const quete = useLoaderData<typeof loader>();
  const reprise = useReprise(quete.id);
  const news = useSignalementNews(quete.id);
  // Who begins from here plays what they read here, without a second read.
  useEffect(() => noteShownQuete(quete, Date.now()), [quete]);
  const { titre, commune, resume } = quete.contenu;
  return (
    <>
      <PageHead
        title={`${typographie(titre)}, ${commune.nom}`}
        description={typographie(resume)}
        path={paths.quete(addressOf(quete.id))}
      />
      {news !== null && <news.View quete={quete} answered={news.answered} />}
      <QueteSheet quete={quete} reprise={reprise} />
    </>
  );
}
