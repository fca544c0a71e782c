import { t } from '@lingui/core/macro';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Impasse } from './error-page.tsx';

/** Status 403: signed in, but not an admin. Nothing of the page behind is loaded. */
export function ForbiddenPage() {
  return (
    <Impasse
      kind="reserve"
      title={t`Cette page est réservée à l’équipe`}
      chapeau={t`Votre compte est bien connecté, mais il n’a pas l’accès des administrateurs. Si vous en avez besoin, demandez-le à la personne qui administre le site. Vous pouvez aussi vous connecter avec un autre compte.`}
    >
      <title>{t`Accès réservé · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <ButtonLink to={paths.user()}>{t`Aller à mon espace`}</ButtonLink>
      <ButtonLink to={paths.home()} variant="secondary">
        {t`Revenir à l’accueil`}
      </ButtonLink>
    </Impasse>
  );
}
