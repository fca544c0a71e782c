import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router';
import { PreuveDoor } from '@/features/preuve/preuve-door.tsx';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';

/** `/preuve#<id>`: the fact a preuve proves, and no person. Its id is in the fragment, which no browser sends. */
export const Component = withQueries(function Preuve() {
  const { hash } = useLocation();
  return (
    <>
      <PageHead
        title={t`Vérifier une preuve`}
        description={t`La preuve d’une balade achevée dit la quête, le jour et les points prouvés, jamais qui l’a faite.`}
        path={paths.preuve()}
        noindex
      />
      <PreuveDoor key={hash} hash={hash} />
    </>
  );
});
