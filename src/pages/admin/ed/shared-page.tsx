import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  NewSharedParcours,
  SharedParcours,
} from '@/features/share-parcours/membres/shared-parcours.tsx';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import type { EditorRights } from '@/editing/session/rights.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { completedAddress, paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { membreHome } from '../account-writing.tsx';
import { SharedTranslator } from '../workshop/shared-translator.tsx';
import { Workshop } from '../workshop/workshop.tsx';
import { AccountFrame } from './account-frame.tsx';

/** `/admin/parcours/ed?id=`: a parcours for its membres, `&vue=soumettre` where it is handed in, `&vue=ranger` where it is put aside; `?vue=nouveau`: a new one. */
export function Component() {
  const [parameters] = useSearchParams();
  return <AccountFrame opensAt={opensAtOf(parameters.get('vue'))}>{() => <Shared />}</AccountFrame>;
}

function opensAtOf(vue: string | null): EditorRights['opensAt'] {
  if (vue === 'soumettre') return 'publication';
  return vue === 'ranger' ? 'ranger' : 'texte';
}

/** The address names no parcours: where one's own are, and where one begins. */
function NoParcours() {
  return (
    <OpeningPage
      title="Écrire à plusieurs"
      actions={
        <>
          <ButtonLink to={membreHome}>Voir mes parcours</ButtonLink>
          <ButtonLink variant="secondary" to={paths.ed({ vue: 'nouveau' })}>
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
  const navigate = useNavigate();
  // The one begun here keeps its session when its id comes into the address.
  const [begun, setBegun] = useState<ParcoursId | null>(null);
  const text = parameters.get('id');
  const open = (id: ParcoursId) => void navigate(paths.ed({ id }));
  if (parameters.get('vue') === 'nouveau' || (begun !== null && begun === text)) {
    return (
      <NewSharedParcours
        Editor={Workshop}
        onBegun={(id) => {
          setBegun(id);
          void navigate(paths.ed({ id }), {
            replace: true,
            preventScrollReset: true,
            state: completedAddress,
          });
        }}
        onCopied={open}
        loginHref={paths.login({ redirect: paths.ed() })}
      />
    );
  }
  if (text === null) return <NoParcours />;
  const id = parcoursIdSchema.safeParse(text);
  if (!id.success) throw new PageNotFoundError(paths.ed({ id: text }));
  return (
    <SharedParcours
      key={id.data}
      id={id.data}
      Editor={Workshop}
      Translator={SharedTranslator}
      onCopied={open}
      loginHref={paths.login({ redirect: paths.ed({ id: id.data }) })}
    />
  );
}
