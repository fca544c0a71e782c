import { t } from '@lingui/core/macro';
import { useWaitingTitle } from '@/data/parcours/use-waiting-parcours.ts';
import { paths } from '@/lib/paths.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';

/** Id of the parcours of this device that waits for an account, read from the return address; null for any other address. */
export function waitingIdOf(redirect: string): string | null {
  const [path, query = ''] = redirect.split('?');
  const parameters = new URLSearchParams(query.split('#')[0]);
  if (path !== paths.demonstration() || parameters.get('vue') !== 'compte') return null;
  return parameters.get('id');
}

type WaitingParcoursProps = {
  /** The path to return to. */
  redirect: string;
  /** Instructions to move it from this device. */
  children: string;
};

/** The parcours of this device waiting for the account made or opened here. */
export function WaitingParcours({ redirect, children }: WaitingParcoursProps) {
  const titre = useWaitingTitle(waitingIdOf(redirect));
  if (titre === null) return null;
  const dressed = typographie(titre);
  return (
    <Alert tone="info" className="mb-6">
      <p>
        {t`«\u00A0${dressed}\u00A0» vous attend sur cet appareil.`} {children}
      </p>
    </Alert>
  );
}
