import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { authoredLang } from '@/langue/authored.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { paths } from '@/lib/paths.ts';
import { pageTitleId } from '@/ui/page-title.tsx';
import { ClosureNotice, ClotureNotice } from './closure-notice.tsx';
import { QueteCover } from './quete-cover.tsx';
import { QueteFacts } from './quete-facts.tsx';
import { useCloture } from './use-cloture.ts';
import { useOpenSuspensions } from './use-open-suspensions.ts';

/** A quête in a frame of another site: its summary, and one link, which opens its own page. */
export function EmbeddedQuete({ quete }: { quete: Quete }) {
  const { id, contenu } = quete;
  const { fermeture } = useOpenSuspensions(quete);
  const cloture = useCloture(quete);
  return (
    <div className="mx-auto grid max-w-page items-start gap-6 p-4 sm:grid-cols-2">
      <QueteCover quete={quete} />
      <div>
        <p className="text-texte-doux">{contenu.commune.nom}</p>
        <h1
          id={pageTitleId}
          tabIndex={-1}
          lang={authoredLang()}
          className="mt-1 text-2xl"
        >
          {dressed(contenu.titre)}
        </h1>
        {contenu.resume !== '' && (
          <p lang={authoredLang()} className="mt-3">
            {dressed(contenu.resume)}
          </p>
        )}
        <div className="mt-4">
          <QueteFacts contenu={contenu} />
        </div>
        {fermeture !== null && (
          <div className="mt-4">
            <ClosureNotice fermeture={fermeture} />
          </div>
        )}
        {cloture !== null && (
          <div className="mt-4">
            <ClotureNotice cloture={cloture} />
          </div>
        )}
        <a
          href={paths.quete(addressOf(id))}
          target="_blank"
          rel="noopener"
          className="mt-5 inline-flex min-h-12 items-center rounded-pilule border-2 border-primaire-fort bg-primaire-fort px-6 py-2 font-bold text-sur-primaire no-underline hover:bg-primaire"
        >
          <Trans>
            Ouvrir la quête<span className="sr-only"> (nouvelle fenêtre)</span>
          </Trans>
        </a>
        <p className="mt-4 text-texte-doux">
          {t`Quêtes & Codes, sans compte ni installation.`}
        </p>
      </div>
    </div>
  );
}
