import { useSearchParams } from 'react-router';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import type { EditorRights } from '@/editing/session/rights.ts';
import { membrePaths, paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { membreHome } from '../account-writing.tsx';
import { Workshop } from '../workshop/workshop.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountWay } from './account-way.tsx';

/** `/admin/parcours/ed?id=`: a parcours for its membres, `&vue=soumettre` to submit it, `&vue=ranger` to put it aside. */
export function Component() {
  const [parameters] = useSearchParams();
  return (
    <AccountFrame opensAt={opensAtOf(parameters.get('vue'))}>
      {() => <Shared />}
    </AccountFrame>
  );
}

function opensAtOf(vue: string | null): EditorRights['opensAt'] {
  if (vue === 'soumettre') return 'publication';
  return vue === 'ranger' ? 'ranger' : 'texte';
}

/** The address has no parcours: links to one's own, and to a new one. */
function NoParcours() {
  return (
    <OpeningPage
      title="Écrire à plusieurs"
      actions={
        <>
          <ButtonLink to={membreHome}>Voir mes parcours</ButtonLink>
          <ButtonLink variant="secondary" to={membrePaths.choose()}>
            Commencer un parcours
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.demonstration()}>
            Mes essais sur cet appareil
          </ButtonLink>
        </>
      }
    >
      <p>
        Cette adresse n’ouvre aucun parcours. Ceux que vous écrivez, et ceux auxquels on
        vous invite, sont dans votre espace.
      </p>
    </OpeningPage>
  );
}

function Shared() {
  const [parameters] = useSearchParams();
  if (!parameters.has('id')) return <NoParcours />;
  return <AccountWay Editor={Workshop} pathOf={paths.ed} />;
}
