import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { addressOf } from '@/domain/quete/address.ts';
import { clotureNow } from '@/domain/quete/cloture-now.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { authoredLang } from '@/langue/authored.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

/** A quête closed for a danger: no party begins. Shows the reason, the reopening date and alternatives. */
export function ClosedQuete({ quete }: { quete: Quete }) {
  const [now] = useState(() => Date.now());
  const address = addressOf(quete.id);
  const titre = typographie(quete.contenu.titre);
  return (
    <div className="flex-1 bg-fond px-4 py-8 text-lg sm:px-8">
      <title>{t`Fermée en ce moment · ${titre}`}</title>
      <div className="mx-auto max-w-2xl space-y-6">
        <PageTitle surtitre={<span lang={authoredLang()}>{titre}</span>}>
          {t`Fermée en ce moment`}
        </PageTitle>
        <p>{clotureNow(quete.contenu, now)?.text ?? t`Elle vient de rouvrir.`}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.quete(address)} size="large">
            {t`Retour à la quête`}
          </ButtonLink>
          <ButtonLink to={paths.depart(address)} variant="secondary" size="large">
            {t`La garder pour plus tard`}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
