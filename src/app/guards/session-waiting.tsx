import { t } from '@lingui/core/macro';
import { Skeleton } from '@/ui/skeleton.tsx';

/** A calm page while the session is being read: never a flash of the sign-in page. */
export function SessionWaiting() {
  return (
    <div
      className="mx-auto max-w-3xl p-6"
      role="status"
      aria-label={t`Ouverture de la page`}
    >
      <Skeleton lines={4} />
    </div>
  );
}
