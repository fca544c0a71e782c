import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { useSessionHint } from '@/data/session/use-session.ts';
import { paths } from '@/lib/paths.ts';

/** « Se connecter », or a link to one's own pages, from the device's memory: it loads nothing. */
export function SessionLink() {
  const hint = useSessionHint();
  // A document of its own (decision 012): the browser goes there at once.
  if (hint === null) {
    return (
      <Link to={paths.login()} reloadDocument>
        {t`Se connecter`}
      </Link>
    );
  }
  if (hint.admin) return <Link to={paths.dashboard()}>{t`Les parcours`}</Link>;
  return (
    <Link to={paths.user()} reloadDocument>
      {t`Mon espace`}
    </Link>
  );
}
