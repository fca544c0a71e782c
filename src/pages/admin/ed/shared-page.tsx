import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  NewSharedParcours,
  SharedParcours,
} from '@/features/share-parcours/membres/shared-parcours.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { completedAddress, paths } from '@/lib/paths.ts';
import { membreHome } from '../account-writing.tsx';
import { Workshop } from '../workshop/workshop.tsx';
import { AccountFrame } from './account-frame.tsx';

/** `/admin/parcours/ed?id=`: a parcours for its membres, `&vue=soumettre` where it is handed in; `?vue=nouveau`: a new one. */
export function Component() {
  const [parameters] = useSearchParams();
  const opensAt = parameters.get('vue') === 'soumettre' ? 'publication' : 'texte';
  return <AccountFrame opensAt={opensAt}>{() => <Shared />}</AccountFrame>;
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
  if (text === null) return <Navigate to={membreHome} replace />;
  const id = parcoursIdSchema.safeParse(text);
  if (!id.success) throw new PageNotFoundError(paths.ed({ id: text }));
  return (
    <SharedParcours
      key={id.data}
      id={id.data}
      Editor={Workshop}
      onCopied={open}
      loginHref={paths.login({ redirect: paths.ed({ id: id.data }) })}
    />
  );
}
